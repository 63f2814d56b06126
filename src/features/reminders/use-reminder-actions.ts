import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  changeReminderMutation,
  type Delivery,
  type Reminder,
  type ReminderChange,
} from '@/api/reminders/reminders';
import { toast } from '@/components/ui/toast-store';
import { useErrorText } from '@/components/use-error-text';
import { focusHeading } from '@/hooks/focus-heading';
import { AppError } from '@/lib/app-error';
import { secondMs } from '@/lib/time';
import { tooMany } from './full-note';
import type { AnswerReminder } from './use-answer-reminder';

/** What the screen asks at the moment. */
export type Asked =
  | { readonly about: 'form'; readonly reminder: Reminder | undefined }
  | { readonly about: 'pause'; readonly reminder: Reminder };

export interface ReminderActions {
  readonly add: (pressed: HTMLElement) => void;
  readonly edit: (reminder: Reminder, pressed: HTMLElement) => void;
  readonly pause: (reminder: Reminder, pressed: HTMLElement) => void;
  readonly resume: (reminder: Reminder) => void;
  readonly remove: (reminder: Reminder, pressed: HTMLElement) => void;
  /** It stays as it is, and is not asked about again for a while. */
  readonly keep: (reminder: Reminder) => void;
}

const undoMs = 10 * secondMs;

/** What the buttons of reminders do, and what is asked before. */
export function useReminderActions(
  userId: string,
  { told, answer }: { told: readonly Delivery[]; answer: AnswerReminder },
) {
  const { t } = useTranslation('reminders');
  const errorText = useErrorText();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  const [isFull, setFull] = useState(false);
  const { mutate } = useMutation({
    ...changeReminderMutation(userId),
    onMutate: () => setFull(false),
    onError: (error) => {
      if (error instanceof AppError && error.detail === tooMany) setFull(true);
      else toast({ title: t('said.failed'), description: errorText(error), variant: 'destructive' });
    },
  });
  const ask = (next: Asked, pressed: HTMLElement) => {
    setOpener(pressed);
    setAsked(next);
  };
  const change = (wanted: ReminderChange) => mutate(wanted);
  const actions: ReminderActions = {
    add: (pressed) => ask({ about: 'form', reminder: undefined }, pressed),
    edit: (reminder, pressed) => ask({ about: 'form', reminder }, pressed),
    pause: (reminder, pressed) => ask({ about: 'pause', reminder }, pressed),
    resume: ({ id }) => change({ does: 'resume', id }),
    remove: ({ id, title }, pressed) => {
      // The row goes, and the focus with it.
      if (pressed === document.activeElement) focusHeading();
      change({ does: 'remove', id });
      toast({
        title: t('said.removed'),
        description: title,
        durationMs: undoMs,
        action: {
          label: t('words.undo'),
          altText: t('said.undoHint'),
          onSelect: () => change({ does: 'restore', id }),
        },
      });
    },
    keep: ({ id }) => {
      const last = told.find(({ reminder_id }) => reminder_id === id);
      if (last) answer({ delivery: last.id, action: 'dismissed' });
    },
  };
  return { asked, opener, isFull, actions, change, close: () => setAsked(null) };
}
