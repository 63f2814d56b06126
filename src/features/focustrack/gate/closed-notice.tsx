import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '@/components/button-link';
import { Notice } from '@/components/ui/notice';
import { paths } from '@/config/paths';
import type { AccessTier } from '@/lib/assessments/types';
import { StepHeading } from '../step-heading';
import { TestFrame } from '../test-frame';

export type Closed =
  | { readonly status: 'tier_required'; readonly tier: AccessTier }
  | { readonly status: 'retake_wait'; readonly availableAt: string };

export interface ClosedNoticeProps {
  closed: Closed;
  /** The way to the plans, where one is missing. */
  plans?: ReactNode;
}

/** Why the test does not open now, and when or how it does. */
export function ClosedNotice({ closed, plans }: ClosedNoticeProps) {
  const { t, i18n } = useTranslation('reaction');
  const isWait = closed.status === 'retake_wait';
  return (
    <TestFrame screen="closed">
      <StepHeading>{t(isWait ? 'closed.waitTitle' : 'closed.tierTitle')}</StepHeading>
      <Notice className="mt-6" data-part={closed.status}>
        {isWait ? (
          <p>
            {t('closed.waitText', {
              moment: new Intl.DateTimeFormat(i18n.language, {
                dateStyle: 'full',
                timeStyle: 'short',
              }).format(new Date(closed.availableAt)),
            })}
          </p>
        ) : (
          <p>{t(closed.tier === 'premium' ? 'closed.premium' : 'closed.plus')}</p>
        )}
        <p className="mt-2 text-ink-soft">{t(isWait ? 'closed.waitWhy' : 'closed.tierWhy')}</p>
      </Notice>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to={paths.testingHub} data-action="to-hub">
          {t('toHub')}
        </ButtonLink>
        <ButtonLink variant="outline" to={paths.testHistory}>
          {t('toHistory')}
        </ButtonLink>
        {isWait ? null : plans}
      </div>
    </TestFrame>
  );
}
