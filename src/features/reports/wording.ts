import type { AttemptRecord } from '@/api/attempts/attempt-record';
import type { InstrumentDefinition } from '@/lib/assessments/types';

/**
 * Whose view a report tells: a person's answers about themselves, an adult's about a child, an informant's, answers to
 * the memory check, a timed run, or choices. Texts that differ carry it as an ending of their key.
 */
export type Wording = 'self' | 'parent' | 'teacher' | 'informant' | 'memory' | 'run' | 'choice';

export function wordingOf(
  { bandLabels, selection }: Pick<InstrumentDefinition, 'bandLabels' | 'selection'>,
  { form }: Pick<AttemptRecord, 'form'>,
): Wording {
  if (form !== 'self') return form;
  if (bandLabels === 'none') return 'choice';
  if (selection.total === 0) return 'run';
  return bandLabels === 'memory' ? 'memory' : 'self';
}

/** Endings to look for, the closest one first; 'about' is every report about somebody else. */
const endings = {
  self: [],
  parent: ['parent', 'child', 'about'],
  teacher: ['teacher', 'child', 'about'],
  informant: ['informant', 'memory', 'about'],
  memory: ['memory'],
  run: ['run'],
  choice: ['choice', 'run'],
} as const satisfies Record<Wording, readonly string[]>;

/** Every text of namespace `report` that has such an ending. */
export const wordedTexts: ReadonlySet<string> = new Set([
  'areas.lines_choice',
  'areas.lines_memory',
  'areas.unit_choice',
  'areas.unit_run',
  'growth.none_run',
  'growth.text_memory',
  'insights.change_since_last.higher_about',
  'insights.change_since_last.higher_run',
  'insights.change_since_last.lower_about',
  'insights.change_since_last.lower_run',
  'insights.change_since_last.same_about',
  'insights.highest_area.clear_about',
  'insights.highest_area.clear_run',
  'insights.highest_area.only_run',
  'insights.highest_area.same_about',
  'insights.lowest_area.clear_about',
  'insights.lowest_area.clear_run',
  'insights.lowest_area.same_about',
  'insights.overall_level.high_child',
  'insights.overall_level.high_memory',
  'insights.overall_level.high_run',
  'insights.overall_level.low_child',
  'insights.overall_level.low_memory',
  'insights.overall_level.low_run',
  'insights.overall_level.moderate_child',
  'insights.overall_level.moderate_memory',
  'insights.overall_level.moderate_run',
  'insights.profile_shape.even_about',
  'insights.profile_shape.mixed_about',
  'insights.profile_shape.uneven_about',
  'insights.quality_note_run',
  'meaning.moreWhole_choice',
  'meaning.moreWhole_run',
  'meaning.observed_choice',
  'meaning.observed_run',
  'meaning.whole_choice',
  'meaning.whole_run',
  'notEnough_run',
  'page.documentTitle_informant',
  'page.documentTitle_parent',
  'page.documentTitle_teacher',
  'page.eyebrowNamed_parent',
  'page.eyebrowNamed_teacher',
  'page.eyebrow_informant',
  'page.eyebrow_parent',
  'page.eyebrow_teacher',
  'plan.low_choice',
  'plan.low_run',
  'plan.text_child',
  'plan.text_choice',
  'plan.text_run',
  'scoring.agrees_choice',
  'scoring.agrees_run',
  'scoring.bands_memory',
  'scoring.differs_choice',
  'scoring.differs_run',
  'sections.areas_choice',
  'sections.growth_child',
  'sections.growth_memory',
  'sections.insights_run',
  'sections.strengths_about',
  'strengths.none_run',
  'summary.none_run',
  'summary.oneLow_choice',
  'summary.oneLow_informant',
  'summary.oneLow_parent',
  'summary.oneLow_run',
  'summary.oneLow_teacher',
  'summary.one_choice',
  'summary.one_informant',
  'summary.one_parent',
  'summary.one_teacher',
  'summary.twoLow_informant',
  'summary.twoLow_parent',
  'summary.twoLow_run',
  'summary.twoLow_teacher',
  'summary.two_informant',
  'summary.two_parent',
  'summary.two_teacher',
]);

/** The key of a text in a wording: the closest one there is. */
export function wordedKey(key: string, wording: Wording): string {
  const named = endings[wording].map((ending) => `${key}_${ending}`);
  return named.find((each) => wordedTexts.has(each)) ?? key;
}

/** Reports about a child and about memory never ask anybody to buy something. */
export function mayPromptUpgrade(wording: Wording): boolean {
  return wording === 'self' || wording === 'run' || wording === 'choice';
}
