import type { ReactNode } from 'react';
import { ImmersiveFrame } from '@/components/immersive-frame';
import { HomeLink } from '../home-link';

/** The screen before the first question. */
export function GateFrame({ back, children }: { back?: ReactNode; children: ReactNode }) {
  return (
    <ImmersiveFrame
      align="start"
      header={
        <div className="flex flex-wrap items-center justify-between gap-x-6">
          <HomeLink />
          {back}
        </div>
      }
    >
      <div data-screen="start">{children}</div>
    </ImmersiveFrame>
  );
}
