import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '@/i18n/use-formats';
import { AppError } from '@/lib/app-error';
import { refusalIn } from '@/lib/community/refusals';
import { useErrorText } from '../use-error-text';

/** Why the community said no, in words; every other failure by its own text, an unknown one by 'Your text is kept'. */
export function useRefusalText(): (failure: unknown) => string {
  const { t } = useTranslation(['community-errors', 'errors']);
  const { ahead, count, moment } = useFormats();
  const errorText = useErrorText();
  return useCallback(
    (failure: unknown) => {
      const refused = refusalIn(failure);
      if (!refused) {
        const isNamed =
          failure instanceof AppError && failure.code !== 'unknown' && failure.code !== 'invalid';
        return isNamed ? errorText(failure) : t('other');
      }
      const { code, limit, until } = refused;
      switch (code) {
        case 'too_short':
        case 'too_long':
          return t(code, { count: limit ?? 0, n: count(limit ?? 0) });
        case 'too_many_links':
          if (limit === 0) return t('no_links');
          return limit === null ? t('no_links_here') : t(code, { count: limit, n: count(limit) });
        case 'rate_limited':
          return limit === null ? t('errors:rate_limited') : t(code, { time: ahead(limit) });
        case 'silenced':
          return until === null ? t('silenced_open') : t(code, { date: moment(until) });
        case 'suspended':
          return until === null ? t('suspended_open') : t(code, { date: moment(until) });
        case 'not_signed_in':
        case 'not_found':
          return t(`errors:${code}`);
        default:
          return t(code);
      }
    },
    [t, ahead, count, moment, errorText],
  );
}
