import { useTranslation } from 'react-i18next';
import type { Recommendations } from '@/api/guide/recommendations';
import { areaName } from '@/i18n/area-name';
import { catalogueEntries } from '@/lib/assessments/catalogue';
import { isExerciseId } from '@/lib/exercises/ids';
import { areaOfReason } from '@/lib/recommendations/need';

const plainReasons = ['plan', 'continue', 'not_seen_lately', 'new', 'general'] as const;
const isPlain = (reason: string): reason is (typeof plainReasons)[number] =>
  plainReasons.some((each) => each === reason);

/** Names and reasons of what is recommended, in the language of the page. */
export function useItemWords() {
  const { t } = useTranslation(['guide', 'training', 'tests']);
  return {
    nameOf: ({ id, title }: { id: string; title: string }): string => {
      const [, of = ''] = id.split(':');
      return isExerciseId(of) ? t(`training:exercise.${of}.name`) : title;
    },
    /** A sentence; null for a reason this version does not know. */
    reasonText: (reason: string, areas: Recommendations['areas']): string | null => {
      if (isPlain(reason)) return t(`reason.${reason}`);
      const id = areaOfReason(reason);
      const from = id === null ? undefined : areas[id];
      const test = catalogueEntries.find(({ testId }) => testId === from?.test);
      if (id === null || !from || !test) return null;
      const words = { test: test.catalogueName, area: areaName(t, { id, label: '' }) };
      return t(from.highest ? 'reason.highest' : 'reason.area', words);
    },
  };
}
