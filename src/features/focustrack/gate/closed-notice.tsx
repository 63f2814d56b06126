import { useTranslation } from 'react-i18next';
import { ButtonLink } from '@/components/button-link';
import { paths } from '@/config/paths';
import { TestWall } from '@/features/gates/test-wall';
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
      <StepHeading eyebrow={focusTrack.catalogueName}>
        {t(isWait ? 'closed.waitTitle' : 'closed.tierTitle')}
      </StepHeading>
      <div className="mt-3 grid max-w-read gap-1" data-part={closed.status}>
        {isWait ? (
          <p>
            {t('closed.waitText', {
              moment: formats.fullMoment(closed.availableAt),
            })}
          </p>
        ) : (
          <p>{t(closed.tier === 'premium' ? 'closed.premium' : 'closed.plus')}</p>
        )}
        <p className="text-ink-soft">{t(isWait ? 'closed.waitWhy' : 'closed.tierWhy')}</p>
      </div>
      {isWait ? null : <TestWall test={focusTrack} />}
      <div className="mt-4 flex flex-wrap gap-x-6 gap-y-3">
        {isWait ? (
          <ButtonLink to={paths.testingHub} data-action="to-hub">
            {t('words.toTestingHub')}
          </ButtonLink>
        ) : null}
        <ButtonLink variant="link" to={paths.testHistory}>
          {t('toHistory')}
        </ButtonLink>
      </div>
    </TestFrame>
  );
}
