import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { SentenceGap } from '@/components/sentence-gap';
import { href, paths } from '@/config/paths';
import { dynamicText } from '@/i18n/dynamic-text';
import { currentLanguage } from '@/i18n/init';
import type { ExerciseDefinition } from '@/lib/cognitive/registry';
import { variantIn } from '@/lib/exercises/heard';
import { isExerciseId } from '@/lib/exercises/ids';

/** How it is done without seeing: in which of its forms, or by another exercise. */
export function WithoutSight({ exercise }: { exercise: ExerciseDefinition }) {
  const { id, variants, withoutSight } = exercise;
  const { t } = useTranslation(['training', `exercise-${id}`]);
  if ('offer' in withoutSight) {
    const { offer } = withoutSight;
    // What cannot be opened yet is no help.
    if (!isExerciseId(offer)) return null;
    return (
      <p>
        {t('intro.sight.offer')}
        <SentenceGap />
        <Link to={href(paths.exerciseIntro, { exerciseId: offer })} className="link">
          {t(`exercise.${offer}.name`)}
        </Link>
      </p>
    );
  }
  const variant = variantIn(currentLanguage(), withoutSight.variant, variants);
  const form = dynamicText(t, `exercise-${id}`, `variants.${variant}`, { defaultValue: '' });
  return <p>{form === '' ? t('intro.sight.whole') : t('intro.sight.form', { form })}</p>;
}
