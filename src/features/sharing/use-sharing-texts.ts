import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '@/components/use-error-text';
import { useFormats } from '@/i18n/use-formats';
import { AppError } from '@/lib/app-error';

const problems = [
  'too_many_links',
  'too_many_invites',
  'attempt_not_found',
  'not_invitable',
  'not_the_other_view',
] as const;

/** Texts, dates and failures of sharing in the person's language. */
export function useSharingTexts() {
  const { t } = useTranslation('sharing');
  const formats = useFormats();
  const errorText = useErrorText();
  return useMemo(() => {
    return {
      t,
      date: formats.date,
      /** A day of the log, which is one in UTC. */
      utcDate: formats.utcDate,
      moment: formats.moment,
      /** Names the limit where the server did. */
      problem: (error: unknown): string => {
        if (error instanceof AppError && error.detail === 'bad_case_word') return t('caseWord.wrong');
        const known = error instanceof AppError && problems.find((code) => code === error.detail);
        return known ? t(`problems.${known}`) : errorText(error);
      },
    };
  }, [t, formats, errorText]);
}

export type SharingTexts = ReturnType<typeof useSharingTexts>;
