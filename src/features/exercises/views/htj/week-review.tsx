import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { removeWordsMutation } from '@/api/training/own-words';
import { Section } from '@/components/section';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { useErrorText } from '@/components/use-error-text';
import { useFormats } from '@/i18n/use-formats';
import type { JournalMetrics } from '@/lib/exercises/htj/score';
import type { JournalEntry } from '@/lib/exercises/own-words';
import { addDays } from '@/lib/plans/dates';
import { FormStep } from '../../logged/form-step';
import { TriggerTable } from './trigger-table';
import { WrittenEntry } from './written-entry';

const weekDays = 7;

export interface WeekReviewProps {
  userId: string;
  rows: readonly JournalEntry[];
  weekEnds: string;
  metrics: JournalMetrics;
  onDone: () => void;
}

/** The seven days: how often something was written, what set it off, what helped. No day without an entry is a fault. */
export function WeekReview({ userId, rows, weekEnds, metrics, onDone }: WeekReviewProps) {
  const { t } = useTranslation('exercise-htj');
  const formats = useFormats();
  const errorText = useErrorText();
  const remove = useMutation({
    ...removeWordsMutation(userId, 'journal_entries'),
  });
  const [removed, setRemoved] = useState<string | null>(null);
  const begins = addDays(weekEnds, 1 - weekDays);
  const week = rows.filter(({ day }) => day >= begins && day <= weekEnds);
  const [top] = metrics.triggers;
  const takeAway = (id: string, undo: boolean) =>
    remove.mutateAsync({ id, undo }).then(
      () => setRemoved(undo ? null : id),
      () => {},
    );
  return (
    <FormStep
      title={t('week')}
      text={t('weekText', {
        entries: formats.count(metrics.entries),
        days: formats.count(metrics.daysLogged7),
      })}
      submit={t('finish')}
      onSubmit={onDone}
    >
      {top ? (
        <Section title={t('setOff')} ruled>
          <TriggerTable rows={metrics.triggers} />
          <p className="mt-4 font-serif text-lg text-balance" data-part="suggested">
            {t(`suggest.${top.trigger}`)}
          </p>
        </Section>
      ) : (
        <p className="text-ink-soft">{t('fewer')}</p>
      )}
      <p>
        {t('replies', {
          kept: formats.count(metrics.repliesKept),
          broken: formats.count(metrics.repliesBroken),
        })}
      </p>
      {week.length > 0 || removed !== null ? (
        <Section title={t('written')} ruled>
          {removed === null ? null : (
            <p role="status" className="mb-3 flex flex-wrap items-center gap-3">
              {t('removed')}
              <Button
                variant="outline"
                size="sm"
                disabled={remove.isPending}
                onClick={() => void takeAway(removed, true)}
                data-action="undo"
              >
                {t('words.undo')}
              </Button>
            </p>
          )}
          <ul className="grid gap-3">
            {week.map((row) => (
              <WrittenEntry
                key={row.id}
                row={row}
                busy={remove.isPending}
                onRemove={() => void takeAway(row.id, false)}
              />
            ))}
          </ul>
          {remove.error ? (
            <Notice tone="danger" role="alert">
              {t('words.notSaved')}. {errorText(remove.error)}
            </Notice>
          ) : null}
        </Section>
      ) : null}
    </FormStep>
  );
}
