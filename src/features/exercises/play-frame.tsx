import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '@/components/button-link';
import { ImmersiveFrame } from '@/components/immersive-frame';
import { href, paths } from '@/config/paths';

export interface PlayFrameProps {
  exerciseId: string;
  /** Which screen it is, for tests and pictures. */
  screen?: string;
  /** At the end of the line: the exercise, a pause. */
  aside?: ReactNode;
  align?: 'centre' | 'start';
  children: ReactNode;
}

/** A screen of an exercise: one thin line with the way out, the rest is for the task. */
export function PlayFrame({ exerciseId, screen, aside, align = 'centre', children }: PlayFrameProps) {
  const { t } = useTranslation();
  return (
    <ImmersiveFrame
      align={align}
      header={
        <div className="flex min-h-11 items-center justify-between gap-4">
          <ButtonLink
            variant="ghost"
            size="sm"
            className="-ms-4"
            to={href(paths.exerciseIntro, { exerciseId })}
          >
            {t('words.leave')}
          </ButtonLink>
          {aside}
        </div>
      }
    >
      {screen === undefined ? children : <div data-screen={`exercise-${screen}`}>{children}</div>}
    </ImmersiveFrame>
  );
}
