import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ButtonLink } from '@/components/button-link';
import { Drawing } from '@/components/drawings/drawing';
import { exerciseDrawings } from '@/components/drawings/exercises';
import { PageHeader } from '@/components/page-header';
import { RemindMe } from '@/components/reminders/remind-me';
import { Section } from '@/components/section';
import { Notice } from '@/components/ui/notice';
import { href, paths } from '@/config/paths';
import { ExerciseGate } from '@/features/gates/exercise-gate';
import { dynamicText } from '@/i18n/dynamic-text';
import type { ExerciseAccess } from '@/lib/billing/exercise-access';
import type { ExerciseDefinition } from '@/lib/cognitive/registry';
import type { ExerciseId } from '@/lib/exercises/ids';
import { ExerciseFacts } from './exercise-facts';
import { WithoutSight } from './without-sight';

// Only where keys were chosen is there anything to say.
const OwnKeysOf = lazy(async () => ({ default: (await import('./own-keys')).OwnKeysOf }));

const steps = ['first', 'second', 'third', 'fourth'] as const;

export interface ExerciseIntroProps {
  userId: string;
  exercise: ExerciseDefinition & { id: ExerciseId };
  /** Null as long as it is not known. */
  access: ExerciseAccess | null;
}

export function ExerciseIntro({ exercise, access, userId }: ExerciseIntroProps) {
  const { id } = exercise;
  const { t } = useTranslation(['training', `exercise-${id}`]);
  const text = (key: string) => dynamicText(t, `exercise-${id}`, key);
  return (
    <>
      <PageHeader
        eyebrow={
          <Link to={paths.trainingHub} className="link">
            {t('pages.trainingHub')}
          </Link>
        }
        title={t(`exercise.${id}.name`)}
        lead={t(`exercise.${id}.summary`)}
        aside={<Drawing shapes={exerciseDrawings[id]} />}
      />
      <div className="grid max-w-read gap-8 pb-16">
        <div className="flex flex-wrap items-center gap-x-6">
          <ExerciseFacts exercise={exercise} access={access} />
          <Link
            to={href(paths.exerciseHistory, { exerciseId: id })}
            className="link inline-flex min-h-11 items-center"
            data-action="history"
          >
            {t('hub.history')}
          </Link>
        </div>
        <Section title={t('intro.how')}>
          <ol className="grid list-decimal gap-2 ps-6">
            {steps.map((step) => (
              <li key={step}>{text(`how.${step}`)}</li>
            ))}
          </ol>
          <Suspense fallback={null}>
            <OwnKeysOf exerciseId={id} userId={userId} />
          </Suspense>
          <div className="mt-4">
            <WithoutSight exercise={exercise} />
          </div>
        </Section>
        <Section title={t('intro.evidence')}>
          <p>{text('evidence')}</p>
        </Section>
        <Notice>
          <h2 className="mb-1 text-base">{t('intro.safety')}</h2>
          <p>{text('safety')}</p>
        </Notice>
        {access === 'closed' ? (
          <ExerciseGate exerciseId={exercise.id} />
        ) : (
          <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
            <ButtonLink size="lg" to={href(paths.exercise, { exerciseId: id })} data-action="start-exercise">
              {t('words.start')}
            </ButtonLink>
            <RemindMe
              offer={{
                title: t(`exercise.${id}.name`),
                link: href(paths.exerciseIntro, { exerciseId: id }),
                target: 'exercise',
                targetId: id,
                repeat: 'day',
              }}
            />
          </div>
        )}
      </div>
    </>
  );
}
