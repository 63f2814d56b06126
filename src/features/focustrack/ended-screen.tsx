import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { forgetLostRun } from '@/api/focustrack/open-run';
import { ButtonLink } from '@/components/button-link';
import { Button } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { RunDelivery } from './results/delivery-notice';
import { StepHeading } from './step-heading';
import { TestFrame } from './test-frame';

export interface EndedScreenProps {
  /** Of the run that ended. */
  id: string;
  onAgain: () => void;
}

/** A run that was left, reloaded or paused for too long: it is over, it is kept, and it can be started again at once. */
export function EndedScreen({ id, onAgain }: EndedScreenProps) {
  const { t } = useTranslation('focustrack');
  // Told once.
  useEffect(() => forgetLostRun(id), [id]);
  return (
    <TestFrame screen="ended">
      <StepHeading>{t('ended.title')}</StepHeading>
      <p className="mt-4 max-w-read text-lg text-ink-soft">{t('ended.text')}</p>
      <p className="mt-3 max-w-read text-ink-soft">{t('ended.kept')}</p>
      <RunDelivery id={id} />
      <div className="mt-8 flex flex-wrap gap-3">
        <Button size="lg" data-action="start-again" onClick={onAgain}>
          {t('words.startAgain')}
        </Button>
        <ButtonLink size="lg" variant="outline" to={paths.testingHub}>
          {t('words.toTestingHub')}
        </ButtonLink>
      </div>
    </TestFrame>
  );
}
