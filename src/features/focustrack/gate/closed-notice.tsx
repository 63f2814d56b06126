import { useTranslation } from 'react-i18next';
import { ButtonLink } from '@/components/button-link';
import { Notice } from '@/components/ui/notice';
import { paths } from '@/config/paths';
import { TestGatePrompt } from '@/features/gates/test-gate-prompt';
import { useFormats } from '@/i18n/use-formats';
import type { ClosedTest } from '@/lib/assessments/access';
import { focusTrack } from '@/lib/assessments/tests/focustrack/definition';
import { StepHeading } from '../step-heading';
import { TestFrame } from '../test-frame';

export interface ClosedNoticeProps {
  closed: ClosedTest;
}

/** Why the test does not open now, and when or how it does. */
export function ClosedNotice({ closed }: ClosedNoticeProps) {
  const { t } = useTranslation('focustrack');
  const formats = useFormats();
  const isWait = closed.status === 'retake_wait';
  return (
    <TestFrame screen="closed">
      <StepHeading>{t(isWait ? 'closed.waitTitle' : 'closed.tierTitle')}</StepHeading>
      <Notice className="mt-6" data-part={closed.status}>
        {isWait ? (
          <p>
            {t('closed.waitText', {
              moment: formats.fullMoment(closed.availableAt),
            })}
          </p>
        ) : (
          <p>{t(closed.tier === 'premium' ? 'closed.premium' : 'closed.plus')}</p>
        )}
        <p className="mt-2 text-ink-soft">{t(isWait ? 'closed.waitWhy' : 'closed.tierWhy')}</p>
      </Notice>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to={paths.testingHub} data-action="to-hub">
          {t('words.toTestingHub')}
        </ButtonLink>
        <ButtonLink variant="outline" to={paths.testHistory}>
          {t('toHistory')}
        </ButtonLink>
        {isWait ? null : <TestGatePrompt access={focusTrack.access} />}
      </div>
    </TestFrame>
  );
}
