import { useTranslation } from 'react-i18next';
import { areaName } from '@/i18n/area-name';
import { catalogueEntries } from '@/lib/assessments/catalogue';
import type { aiContentRecommendations } from '@/lib/contracts/ai-content-recommendations';
import type { AnswerOf } from '@/lib/contracts/call';
import { areaOfReason, slugOfReason } from '@/lib/recommendations/need';

const plainReasons = ['plan', 'continue', 'begun', 'not_seen_lately', 'new', 'short', 'general'] as const;
const isPlain = (reason: string): reason is (typeof plainReasons)[number] =>
  plainReasons.some((each) => each === reason);

/** What reasons name. */
type Named = Pick<AnswerOf<typeof aiContentRecommendations>, 'areas' | 'read'>;

/** Why something is recommended, in the language of the page: a sentence; null for a reason this version does not know. */
export function useReasonText() {
  const { t } = useTranslation(['guide', 'tests']);
  return (reason: string, { areas, read }: Named): string | null => {
    if (isPlain(reason)) return t(`reason.${reason}`);
    const title = read?.[slugOfReason(reason) ?? ''];
    if (title !== undefined) return t('reason.read', { title });
    const id = areaOfReason(reason);
    const from = id === null ? undefined : areas[id];
    const test = catalogueEntries.find(({ testId }) => testId === from?.test);
    if (id === null || !from || !test) return null;
    const words = { test: test.catalogueName, area: areaName(t, { id, label: '' }) };
    return t(from.highest ? 'reason.highest' : 'reason.area', words);
  };
}
