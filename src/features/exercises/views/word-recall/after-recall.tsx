import { useMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { saveRecallPairMutation } from '@/api/training/own-words';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { useErrorText } from '@/components/use-error-text';
import type { exercise } from '@/lib/exercises/word-recall/exercise';
import { type FactChange, factChanges } from '@/lib/exercises/word-recall/own-facts';
import { toIso } from '@/lib/time';
import type { AfterOf } from '../../view';
import { PairsTold } from './pairs-told';

type Props = AfterOf<typeof exercise>;

/** What comes of it, pair by pair: own facts know how long they lasted, and what was learned is asked for on a later day. */
export function AfterRecall({ userId, config, metrics, endedAt }: Props) {
  const { t } = useTranslation('exercise-word-recall');
  const changes = config.variant === 'own' ? factChanges(config, metrics, toIso(endedAt)) : [];
  return (
    <>
      <PairsTold userId={userId} config={config} metrics={metrics} />
      {config.isCheck ? null : <p>{t('later')}</p>}
      {changes.length > 0 ? <KeepFacts userId={userId} changes={changes} /> : null}
    </>
  );
}

function KeepFacts({ userId, changes }: { userId: string; changes: readonly FactChange[] }) {
  const { t } = useTranslation(['exercise-word-recall', 'common']);
  const errorText = useErrorText();
  const { mutateAsync, error, isPending, reset } = useMutation({
    ...saveRecallPairMutation(userId),
  });
  const open = useRef([...changes]);
  const keep = useCallback(async () => {
    reset();
    for (let next = open.current[0]; next; next = open.current[0]) {
      await mutateAsync(next);
      open.current.shift();
    }
  }, [mutateAsync, reset]);
  const isBegun = useRef(false);
  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    // What went wrong is told under the numbers.
    void keep().catch(() => {});
  }, [keep]);
  if (error === null) return null;
  return (
    <Notice tone="danger" role="alert">
      <div className="grid justify-items-start gap-3">
        <p>
          {t('common:words.notSaved')}. {errorText(error)}
        </p>
        <Button
          variant="outline"
          size="sm"
          busy={isPending}
          onClick={() => void keep().catch(() => {})}
          data-action="keep-facts"
        >
          {t('common:retry')}
        </Button>
      </div>
    </Notice>
  );
}
