import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { catalogueQuery } from '@/api/store/catalogue';
import { paths } from '@/config/paths';
import { exerciseSku } from '@/lib/billing/exercise-access';
import type { ExerciseId } from '@/lib/exercises/ids';
import { OwnPrompt } from './own-prompt';

/** What opens the closed part of an exercise: the plan, or the exercise by itself where it is sold. */
export function ExerciseGate({ exerciseId }: { exerciseId: ExerciseId }) {
  const { t } = useTranslation(['upgrade', 'training']);
  const { data } = useQuery(catalogueQuery());
  const sku = exerciseSku(exerciseId);
  const isSold = data?.some((item) => item.sku === sku) ?? false;
  return (
    <OwnPrompt placement="feature_gate" context="training_hub_sidebar" plan="plus" happened>
      {isSold ? (
        <Link
          to={`${paths.store}#${sku}`}
          className="link inline-flex min-h-11 items-center text-[0.95rem]"
          data-action="to-store"
        >
          {t('single', { name: t(`training:exercise.${exerciseId}.name`) })}
        </Link>
      ) : null}
    </OwnPrompt>
  );
}
