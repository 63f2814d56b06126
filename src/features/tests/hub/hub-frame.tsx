import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '@/components/page-header';
import type { HubStep } from '@/lib/assessments/hub';
import { StepStrip } from './step-strip';

interface HubFrameProps {
  /** Null while it is not known: the strip comes with what it stands over. */
  step: HubStep | null;
  children: ReactNode;
}

/** Title and strip of the hub, around its lists or around a result. */
export function HubFrame({ step, children }: HubFrameProps) {
  const { t } = useTranslation('hub');
  return (
    <div data-screen="testing-hub" className="pb-16">
      <PageHeader title={t('pages.testingHub')} lead={t('lead')} className="pb-5" />
      {step === null ? null : <StepStrip current={step} />}
      {children}
    </div>
  );
}
