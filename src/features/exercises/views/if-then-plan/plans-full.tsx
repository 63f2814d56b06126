import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import type { Commitment } from '@/lib/exercises/own-words';
import { FormStep } from '../../logged/form-step';
import type { SaveCommitment } from '../../logged/use-commitments';

export interface PlansFullProps {
  plans: readonly Commitment[];
  save: SaveCommitment;
  onLeave: () => void;
}

/** Three plans at a time: one of them ends, or all of them stay. */
export function PlansFull({ plans, save, onLeave }: PlansFullProps) {
  const { t } = useTranslation(['exercise-if-then-plan', 'player']);
  return (
    <FormStep
      title={t('full')}
      text={t('fullText')}
      submit={t('keepAll')}
      error={save.error}
      onSubmit={onLeave}
    >
      <ul className="grid gap-3">
        {plans.map(({ id, cue, action }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-3"
          >
            <span className="min-w-0 flex-1 basis-60">{t('sentence', { cue, action: action ?? '' })}</span>
            <Button
              variant="outline"
              disabled={save.isPending}
              onClick={() => save.mutate({ id, change: { status: 'ended' } })}
              data-action="end-plan"
            >
              {t('player:form.end')}
            </Button>
          </li>
        ))}
      </ul>
    </FormStep>
  );
}
