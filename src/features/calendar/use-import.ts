import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { saveImportMutation, undoImportMutation } from '@/api/calendar/import';
import { toast } from '@/components/ui/toast-store';
import { useErrorText } from '@/components/use-error-text';
import { planLimits } from '@/config/limits';
import { useFormats } from '@/i18n/use-formats';
import { AppError } from '@/lib/app-error';
import type { CalendarEvent } from '@/lib/calendar/event';
import type { ImportPreview } from '@/lib/calendar/import/read';
import { tooManyEvents, undoMs } from './use-event-change';

/** Saves what a file brings, with one way back for all of it. */
export function useImport(userId: string, events: readonly CalendarEvent[], onSaved: () => void) {
  const { t } = useTranslation(['calendar-exchange', 'calendar']);
  const { count } = useFormats();
  const errorText = useErrorText();
  const undo = useMutation({
    ...undoImportMutation(userId),
    onSuccess: () => void toast({ title: t('import.undone') }),
    onError: (error) =>
      void toast({ title: t('words.failed'), description: errorText(error), variant: 'destructive' }),
  });
  const saving = useMutation({
    ...saveImportMutation(userId),
    // Said also where somebody has closed the dialog meanwhile.
    onSuccess: (_nothing, asked) => {
      const { events: saved, found, left } = asked.preview;
      toast({
        title: t('import.done', {
          count: left.length,
          number: count(saved.length),
          all: count(found),
          left: count(left.length),
        }),
        durationMs: undoMs,
        action: {
          label: t('words.undo'),
          altText: t('import.undoHint'),
          onSelect: () => undo.mutate(asked),
        },
      });
    },
  });
  const save = (preview: ImportPreview) => {
    const changed = new Set(preview.events.filter(({ isNew }) => !isNew).map(({ id }) => id));
    const before = events.filter(({ id }) => changed.has(id));
    saving.mutate({ id: crypto.randomUUID(), preview, before }, { onSuccess: onSaved });
  };
  const problemOf = (error: Error) =>
    error instanceof AppError && error.detail === tooManyEvents
      ? t('calendar:full', { number: count(planLimits.calendar_events.paid) })
      : errorText(error);
  return { save, busy: saving.isPending, problem: saving.isError ? problemOf(saving.error) : null };
}
