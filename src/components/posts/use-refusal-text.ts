import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '@/i18n/use-formats';
import { AppError } from '@/lib/app-error';
import { refusalIn } from '@/lib/community/refusals';
import { useErrorText } from '../use-error-text';

const minute = 60;
const hour = 3600;
const day = 86_400;

/** Why the community said no, in words; every other failure by its own text, an unknown one by 'Your text is kept'. */
export function useRefusalText(): (failure: unknown) => string {
  const { t } = useTranslation('community-errors');
  const { count, duration, moment } = useFormats();
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
      const wait = (seconds: number) => {
        if (seconds >= day) return duration(Math.ceil(seconds / day), 'day');
        if (seconds >= hour) return duration(Math.ceil(seconds / hour), 'hour');
        if (seconds >= minute) return duration(Math.ceil(seconds / minute), 'minute');
        return duration(seconds, 'second');
      };
      switch (code) {
        case 'too_short':
        case 'too_long':
          return t(code, { count: limit ?? 0, n: count(limit ?? 0) });
        case 'too_many_links':
          return limit === 0 ? t('no_links') : t(code, { count: limit ?? 0, n: count(limit ?? 0) });
        case 'rate_limited':
          return t(code, { time: wait(limit ?? minute) });
        case 'silenced':
        case 'suspended':
          return until === null ? t(`${code}_open`) : t(code, { date: moment(until) });
        default:
          return t(code);
      }
    },
    [t, count, duration, moment, errorText],
  );
}
