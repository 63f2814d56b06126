import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '@/components/use-error-text';
import { AppError } from '@/lib/app-error';

const problems = ['too_many_links', 'too_many_invites', 'attempt_not_found', 'not_invitable'] as const;

/** Texts, dates and failures of sharing in the person's language. */
export function useSharingTexts() {
  const { t, i18n } = useTranslation('sharing');
  const errorText = useErrorText();
  const { language } = i18n;
  return useMemo(() => {
    const day = new Intl.DateTimeFormat(language, { dateStyle: 'long' });
    const utcDay = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
    const moment = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' });
    return {
      t,
      date: (iso: string) => day.format(new Date(iso)),
      /** A day of the log, which is one in UTC. */
      utcDate: (isoDay: string) => utcDay.format(new Date(isoDay)),
      moment: (iso: string) => moment.format(new Date(iso)),
      /** Names the limit where the server did. */
      problem: (error: unknown): string => {
        const known = error instanceof AppError && problems.find((code) => code === error.detail);
        return known ? t(`problems.${known}`) : errorText(error);
      },
    };
  }, [t, language, errorText]);
}

export type SharingTexts = ReturnType<typeof useSharingTexts>;
