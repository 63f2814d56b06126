import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ButtonLink } from '@/components/button-link';
import { PageHeader } from '@/components/page-header';
import { Section } from '@/components/section';
import { Notice } from '@/components/ui/notice';
import { href, paths } from '@/config/paths';
import { ExerciseGate } from '@/features/gates/exercise-gate';
import type { ExerciseAccess } from '@/lib/billing/exercise-access';
import type { ExerciseDefinition, ExerciseId } from '@/lib/cognitive/registry';
import { ExerciseFacts } from './exercise-facts';

const steps = ['first', 'second', 'third', 'fourth'] as const;

export interface ExerciseIntroProps {
  exercise: ExerciseDefinition & { id: ExerciseId };
  access: ExerciseAccess;
}

export function ExerciseIntro({ exercise, access }: ExerciseIntroProps) {
  const { t } = useTranslation('training');
  const { id } = exercise;
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
      />
      <div className="grid max-w-read gap-8 pb-16">
        <ExerciseFacts exercise={exercise} access={access} />
        <Section title={t('intro.how')}>
          <ol className="grid list-decimal gap-2 ps-6">
            {steps.map((step) => (
              <li key={step}>{t(`exercise.${id}.how.${step}`)}</li>
            ))}
          </ol>
        </Section>
        <Section title={t('intro.evidence')}>
          <p>{t(`exercise.${id}.evidence`)}</p>
        </Section>
        <Notice>
          <h2 className="mb-1 text-base">{t('intro.safety')}</h2>
          <p>{t(`exercise.${id}.safety`)}</p>
        </Notice>
        {access === 'closed' ? (
          <ExerciseGate exerciseId={exercise.id} />
        ) : (
          <div>
            <ButtonLink size="lg" to={href(paths.exercise, { exerciseId: id })} data-action="start-exercise">
              {t('words.start')}
            </ButtonLink>
          </div>
        )}
      </div>
    </>
  );
}
