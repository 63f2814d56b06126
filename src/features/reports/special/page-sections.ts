import type { ReportView } from '@/lib/reports/view';
import type { ReportTexts } from '../words/texts';
import type { ReportSection } from './sections';

export type PageSections = {
  /** Read at once, in order. */
  readonly open: readonly ReportSection[];
  /** Rows that open: everything about numbers, method and more. */
  readonly folded: readonly ReportSection[];
};

/** Somebody the report was shared with reads the numbers first; what was written for the person comes when asked for. */
const openForOthers = new Set<string>(['areas', 'doctor', 'child-sharing', 'two-views', 'insights']);

const alwaysOpen = new Set<string>(['areas', 'doctor', 'meaning', 'plan']);

/**
 * The parts of a report as the page shows them: a glance, the areas, the plan; the rest folded beneath. The file keeps
 * the order of `sectionsOf`.
 */
export function pageSections(
  sections: readonly ReportSection[],
  view: ReportView,
  texts: ReportTexts,
): PageSections {
  const hasWeeks = sections.some(({ id }) => id === 'plan');
  // A report about a child starts with strengths, and what goes before the numbers stays before them.
  const areas = sections.findIndex(({ id }) => id === 'areas');
  const isOpen = ({ id }: ReportSection, index: number) =>
    view.reader.audience === 'shared'
      ? openForOthers.has(id)
      : alwaysOpen.has(id) || index < areas || (id === 'steps' && !hasWeeks);
  const titled = sections.map((section): ReportSection => {
    if (section.id === 'areas') return { ...section, title: texts.say('sections.glance', view) };
    if (section.id === 'meaning') return { ...section, title: texts.say('sections.yourAreas', view) };
    return section;
  });
  return {
    open: titled.filter(isOpen),
    folded: titled.filter((section, index) => !isOpen(section, index)),
  };
}
