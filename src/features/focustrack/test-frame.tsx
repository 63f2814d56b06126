import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '@/components/button-link';
import { ImmersiveFrame } from '@/components/immersive-frame';
import { paths } from '@/config/paths';
import { focusTrack } from '@/lib/assessments/tests/focustrack/definition';

/** A screen of the test beside its run: one way out, one thing to do. */
export function TestFrame({ screen, children }: { screen: string; children: ReactNode }) {
  const { t } = useTranslation('focustrack');
  return (
    <ImmersiveFrame
      align="start"
      header={
        <div className="flex items-center justify-between gap-4">
          <ButtonLink variant="ghost" size="sm" className="-ms-4" to={paths.testingHub} data-action="leave">
            {t('words.leave')}
          </ButtonLink>
          <span className="text-sm text-ink-soft">{focusTrack.catalogueName}</span>
        </div>
      }
    >
      <div data-screen={`focustrack-${screen}`}>{children}</div>
    </ImmersiveFrame>
  );
}
