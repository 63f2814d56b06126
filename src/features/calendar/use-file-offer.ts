import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toast } from '@/components/ui/toast-store';
import { offerFile } from '@/hooks/offer-file';
import type { CalendarEvent } from '@/lib/calendar/event';

/** Rows of events, and what stands in the name of their file: a date, or two. */
interface FileAsk {
  readonly rows: readonly CalendarEvent[];
  readonly about: readonly string[];
}

const fileName = (about: readonly string[]): string => `focus-clarity-lab-${about.join('-')}.ics`;

/** Hands events over as a file, with the person's own words; what writes it is loaded with the first one. */
export function useFileOffer() {
  const { t, i18n } = useTranslation('calendar-exchange');
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ rows, about }: FileAsk) => {
      const { calendarFile } = await import('@/api/calendar/write-file');
      const text = calendarFile(rows, i18n.language, Date.now());
      offerFile(new Blob([text], { type: 'text/calendar;charset=utf-8' }), fileName(about));
    },
    onError: () => toast({ title: t('words.failed'), variant: 'destructive' }),
  });
  return { offer: (ask: FileAsk) => mutate(ask), busy: isPending };
}
