import { useTranslation } from 'react-i18next';
import { useFormats } from '@/i18n/use-formats';
import { exerciseIds, isExerciseId } from '@/lib/exercises/ids';
import { openLink } from '@/lib/plans/link';
import type { FocusPlan, PlanDate, PlanStep } from '@/lib/plans/plan';
import { exerciseIdOf } from '@/lib/reports/exercises';

/** Noon of a day here: no change of the clock moves it. */
export const noonOf = (day: PlanDate): Date => new Date(`${day}T12:00`);

/** The words of a step as the Training Hub has them, and where it leads today. */
export function useStepWords(plan: Pick<FocusPlan, 'language'>) {
  const { t, i18n } = useTranslation(['plans', 'training', 'common']);
  const formats = useFormats();
  /** Language of the copied texts where it differs from the page's. */
  const lang = plan.language === i18n.language ? undefined : plan.language;
  return {
    lang,
    /** The name of the exercise; the copied title where there is no exercise. */
    nameOf: ({ link, title }: Pick<PlanStep, 'link' | 'title'>): string => {
      const id = exerciseIdOf(link ?? '');
      return isExerciseId(id) ? t(`training:exercise.${id}.name`) : title;
    },
    lengthOf: ({ minutes }: Pick<PlanStep, 'minutes'>): string | null =>
      minutes === null ? null : t('common:words.minutes', { count: minutes }),
    /** Where a step leads, and the words of that; null where there is no page for it. */
    wayOf: ({ link, kind, minutes }: PlanStep): { to: string; label: string } | null => {
      const to = openLink(link, exerciseIds);
      if (to === null) return null;
      const label = kind === 'burst' && minutes !== null ? t('burst', { count: minutes }) : t('exercise');
      return { to, label };
    },
    dayName: (day: PlanDate): string => formats.fullDay(noonOf(day)),
  };
}
