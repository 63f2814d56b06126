import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { attemptQuery } from '@/api/attempts/queries';
import { toast } from '@/components/ui/toast-store';
import { useAuth } from '@/contexts/auth';
import type { InstrumentDefinition } from '@/lib/assessments/types';
import type { HandIn } from './hand-in';
import type { RunSession, RunSnapshot } from './run-session';

/**
 * Hands a run in as soon as its end is written down: in the tab where somebody pressed 'Finish', in another tab of
 * the same run, or after a reload in between.
 */
export function useHandIn(
  definition: InstrumentDefinition,
  session: RunSession,
  { run, save }: RunSnapshot,
  handIn: HandIn,
): void {
  const { t } = useTranslation('tests');
  const auth = useAuth();
  const queryClient = useQueryClient();
  const running = useRef(false);
  const due = run.phase === 'submitting' && save !== 'saving' && auth.status !== 'loading';

  const sayFailed = () =>
    toast({
      title: t('problems.failedTitle'),
      description: t('problems.failedText'),
      variant: 'destructive',
    });

  const start = useEffectEvent(async () => {
    if (running.current) return;
    running.current = true;
    const userId = auth.user?.id ?? null;
    const result = await handIn(definition, session.snapshot().run, session.owner ?? userId, sayFailed);
    running.current = false;
    if (!result.ok) {
      console.error('The attempt could not be scored', result.error);
      session.reopen();
      sayFailed();
      return;
    }
    if (result.value) {
      queryClient.setQueryData(attemptQuery(userId, result.value.id).queryKey, result.value);
    }
    session.dispatch({ type: 'submitted' });
  });

  useEffect(() => {
    if (due) void start();
  }, [due]);
}
