import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '@/components/use-error-text';
import { useFormats } from '@/i18n/use-formats';
import { libraryRefusalIn } from '@/lib/library/refusals';

/** Why the desk of the library said no, in words; every other failure by its own text. */
export function useLibraryRefusal(): (failure: unknown) => string {
  const { t } = useTranslation(['admin-library', 'community-errors', 'errors']);
  const { count } = useFormats();
  const errorText = useErrorText();
  return useCallback(
    (failure: unknown) => {
      const refused = libraryRefusalIn(failure);
      if (!refused) return errorText(failure);
      const { code, number } = refused;
      switch (code) {
        case 'too_short':
        case 'too_long':
          return t(`community-errors:${code}`, { count: number ?? 0, n: count(number ?? 0) });
        case 'bad_article':
        case 'bad_sources':
          return t(`refused.${code}`);
        case 'slug_taken':
          return t('slug.taken');
        case 'bad_time':
          return t('move.badTime');
        case 'incomplete':
          return t('gaps.blocked');
        case 'not_signed_in':
        case 'not_found':
          return t(`errors:${code}`);
        default:
          return t(`community-errors:${code}`);
      }
    },
    [t, count, errorText],
  );
}
