import type { ReportView } from './report-view';
import type { ReportTexts } from './texts';

/** '{test}, answered by a parent or guardian, {date}': the line above the title. */
export function eyebrowText(view: ReportView, texts: ReportTexts): string {
  const test = view.definition.catalogueName;
  const date = texts.date(view.attempt.completed_at);
  const name = view.attempt.details?.child_label;
  return name === undefined
    ? texts.say('page.eyebrow', view, { test, date })
    : texts.say('page.eyebrowNamed', view, { test, date, name });
}

/** Name of the page and of the PDF; it tells who answered where that was somebody else. */
export function documentTitle(view: ReportView, texts: ReportTexts): string {
  return texts.say('page.documentTitle', view, { test: view.definition.catalogueName });
}

/** What somebody reads to whom the report was shown; null for its owner. */
export function sharedNote({ reader }: ReportView, texts: ReportTexts): string | null {
  if (reader.audience === 'owner') return null;
  return reader.sharedUntil === null
    ? texts.t('report:shared.noteOpen')
    : texts.t('report:shared.note', { date: texts.date(reader.sharedUntil) });
}
