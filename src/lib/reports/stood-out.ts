import type { ScoredQuestion } from './scoring-view.ts';
import type { ReportView } from './view.ts';

/** Answers that stand out: Often and Very often, five at most in a report, and three times Never. */
const most = { raised: 5, never: 3 };
const often = 4;
const never = 1;

/**
 * The answers of an area worth quoting: of the whole report the five highest and, from calm areas alone, three Never as
 * what goes well. None in shared reports, in tests without questions and about preferences.
 */
export function stoodOut(
  view: Pick<ReportView, 'scoring' | 'areas' | 'reader' | 'wording'>,
  area: string,
): readonly ScoredQuestion[] {
  if (view.reader.audience !== 'owner' || view.wording === 'choice') return [];
  return [...raisedAnswers(view), ...calmAnswers(view)].filter((question) => question.area === area);
}

function raisedAnswers({ scoring, areas }: Pick<ReportView, 'scoring' | 'areas'>): ScoredQuestion[] {
  const rank = (id: string | null) => areas.findIndex((area) => area.id === id);
  return scoring.questions
    .filter(({ answer, area }) => answer !== null && answer >= often && area !== null)
    .sort((a, b) => (b.answer ?? 0) - (a.answer ?? 0) || rank(a.area) - rank(b.area))
    .slice(0, most.raised);
}

function calmAnswers({ scoring, areas }: Pick<ReportView, 'scoring' | 'areas'>): ScoredQuestion[] {
  const calm = new Set(areas.filter(({ zone }) => zone === 'calm').map(({ id }) => id));
  return scoring.questions
    .filter(({ answer, area }) => answer === never && area !== null && calm.has(area))
    .slice(0, most.never);
}
