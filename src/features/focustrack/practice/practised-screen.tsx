import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { FocustrackVariant } from '@/lib/cognitive/focustrack/design';
import { maxPracticeRounds } from '@/lib/cognitive/focustrack/design';
import { DrawnHeading } from '../step-heading';
import { TestFrame } from '../test-frame';

export interface PractisedScreenProps {
  variant: FocustrackVariant;
  /** Rounds done. */
  rounds: number;
  passed: boolean;
  onAgain: () => void;
  onStart: () => void;
}

/** After a round: whether it was enough, one more, or the test. */
export function PractisedScreen({ variant, rounds, passed, onAgain, onStart }: PractisedScreenProps) {
  const { t } = useTranslation('focustrack');
  const left = maxPracticeRounds - rounds;
  const mayStart = passed || left === 0;
  return (
    <TestFrame screen="practised">
      <DrawnHeading eyebrow={t('practised.round', { round: rounds, of: maxPracticeRounds })}>
        {t(passed ? 'practised.passed' : 'practised.notPassed')}
      </DrawnHeading>
      <p className="mt-4 max-w-read text-lg text-ink-soft">
        {passed ? t('practised.passedText') : t(`practised.notPassedText.${variant}`)}
      </p>
      {!passed && left === 0 ? (
        <Notice tone="caution" className="mt-6">
          {t('practised.lastRound')}
        </Notice>
      ) : null}
      {mayStart ? (
        <ul className="mt-6 grid list-disc gap-2 ps-5 marker:text-ink-soft">
          <li>{t(variant === 'audio' ? 'practised.lengthAudio' : 'practised.length')}</li>
          <li>{t('practised.noPause')}</li>
          <li>{t('practised.noWords')}</li>
        </ul>
      ) : null}
      <div className="mt-8 flex flex-wrap gap-3">
        {mayStart ? (
          <Button size="lg" data-action="start-run" onClick={onStart}>
            {t('practised.start')}
          </Button>
        ) : null}
        {left > 0 ? (
          <Button
            size="lg"
            variant={mayStart ? 'outline' : 'filled'}
            data-action="practise-again"
            onClick={onAgain}
          >
            {t('practised.again')}
          </Button>
        ) : null}
      </div>
    </TestFrame>
  );
}
