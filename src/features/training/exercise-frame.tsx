import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '@/components/button-link';
import { ImmersiveFrame } from '@/components/immersive-frame';
import { href, paths } from '@/config/paths';
import type { ExerciseId } from '@/lib/cognitive/registry';

/** An exercise on its own screen, with one way out. */
export function ExerciseFrame({ exerciseId, children }: { exerciseId: ExerciseId; children: ReactNode }) {
  const { t } = useTranslation('training');
  return (
    <ImmersiveFrame
      header={
        <div className="flex items-center justify-between gap-4">
          <ButtonLink variant="ghost" size="sm" to={href(paths.exerciseIntro, { exerciseId })}>
            {t('words.leave')}
          </ButtonLink>
          <span className="text-sm text-ink-soft">{t(`exercise.${exerciseId}.name`)}</span>
        </div>
      }
    >
      {children}
    </ImmersiveFrame>
  );
}
