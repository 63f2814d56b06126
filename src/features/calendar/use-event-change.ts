import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { changeEventsMutation } from '@/api/calendar/events';
import { eventConflict } from '@/api/calendar/outbox';
import { useMayKeep } from '@/api/sync/use-may-keep';
import { toast } from '@/components/ui/toast-store';
import { useErrorText } from '@/components/use-error-text';
import { planLimits } from '@/config/limits';
import { AppError } from '@/lib/app-error';
import { undoOf } from '@/lib/calendar/edits';
import type { EventEdit } from '@/lib/calendar/series';
import { secondMs } from '@/lib/time';

/** How long the way back is offered. */
export const undoMs = 10 * secondMs;
/** What the database says about one event too many. */
export const tooManyEvents = 'too_many_calendar_events';

export interface EventChanges {
  readonly change: (edits: readonly EventEdit[]) => void;
  /** The same, with the way back for ten seconds. */
  readonly changeWithUndo: (edits: readonly EventEdit[], said: string, description?: string) => void;
}

/** Changes events of the person at hand; a refusal is said. */
export function useEventChange(userId: string): EventChanges {
  useMayKeep();
  const { t } = useTranslation('calendar');
  const errorText = useErrorText();
  // None waits for another: each is kept on the device first.
  const { mutate } = useMutation({
    ...changeEventsMutation(userId),
    onError: (error) => {
      const detail = error instanceof AppError ? error.detail : undefined;
      // Of texts that two devices changed the page asks.
      if (detail === eventConflict) return;
      const description =
        detail === tooManyEvents ? t('full', { number: planLimits.calendar_events.paid }) : errorText(error);
      toast({ title: t('words.failed'), description, variant: 'destructive' });
    },
  });
  const change = (edits: readonly EventEdit[]) => mutate(edits);
  return {
    change,
    changeWithUndo: (edits, said, description) => {
      change(edits);
      toast({
        title: said,
        ...(description === undefined ? {} : { description }),
        durationMs: undoMs,
        action: {
          label: t('words.undo'),
          altText: t('undoHint'),
          onSelect: () => change(undoOf(edits, new Date().toISOString())),
        },
      });
    },
  };
}
