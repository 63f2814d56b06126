import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { discardRun } from '@/api/runs/local-runs';
import { ImmersiveFrame } from '@/components/immersive-frame';
import { SentenceGap } from '@/components/sentence-gap';
import { Button } from '@/components/ui/button';
import { usePageTitle } from '@/hooks/use-page-title';
import type { InstrumentDefinition } from '@/lib/assessments/types';
import { HomeLink } from '../home-link';
import { closeSession } from './open-sessions';

export interface ExpiredRunProps {
  definition: InstrumentDefinition;
  attemptId: string;
  /** Address of the start screen. */
  to: string;
}

/** The run waited longer than its test allows: why, and the way to a new one. */
export function ExpiredRun({ definition, attemptId, to }: ExpiredRunProps) {
  const { t } = useTranslation('tests');
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  usePageTitle(`${t('expired.title')} · ${definition.catalogueName}`);

  async function startAgain(): Promise<void> {
    await discardRun(attemptId, Date.now()).catch(() => {}); // storage is switched off: the tab forgets it
    closeSession(attemptId);
    navigate(to, { replace: true });
  }
  return (
    <ImmersiveFrame header={<HomeLink />}>
      <div data-screen="expired-run">
        <h1 ref={heading} tabIndex={-1} className="text-2xl">
          {t('expired.title')}
        </h1>
        <p className="mt-3 max-w-read text-ink-soft">
          {t('expired.text', { count: definition.pauseDays ?? 0 })}
          <SentenceGap />
          {t('expired.delete')}
        </p>
        <Button className="mt-8" data-action="start-again" onClick={() => void startAgain()}>
          {t('words.startAgain')}
        </Button>
      </div>
    </ImmersiveFrame>
  );
}
