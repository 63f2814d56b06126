import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '@/components/button-link';
import { ImmersiveFrame } from '@/components/immersive-frame';
import { StateDrawing } from '@/components/state-drawing';
import { toast } from '@/components/ui/toast-store';

export interface MissingRunProps {
  /** Address of the test's intro. */
  to: string;
  /** The run was there a moment ago: another tab discarded it. */
  lost?: boolean;
}

/** The address names a run that is not on this device, or no longer. */
export function MissingRun({ to, lost = false }: MissingRunProps) {
  const { t } = useTranslation('tests');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    if (lost) {
      toast({
        title: t('problems.missingTitle'),
        description: t('problems.missingText'),
        variant: 'destructive',
      });
    }
  }, [lost, t]);
  return (
    <ImmersiveFrame>
      <StateDrawing name="apart" className="mb-6" />
      <h1 ref={heading} tabIndex={-1} data-screen="missing-run" className="text-xl">
        {t('problems.missing')}
      </h1>
      <ButtonLink to={to} className="mt-6">
        {t('problems.startNew')}
      </ButtonLink>
    </ImmersiveFrame>
  );
}
