import { isSampleReader } from '@/lib/reports/reader';
import type { ReportView } from '@/lib/reports/view';
import type { ReportTexts } from './texts';

/** '{test}, answered by a parent or guardian, {date}': the line above the title. */
export function eyebrowText(view: ReportView, texts: ReportTexts): string {
  const test = view.definition.catalogueName;
  const date = texts.date(view.attempt.completed_at);
  if (isSampleReader(view.reader)) return texts.t('report:sample.eyebrow', { test });
  const name = view.attempt.details?.child_label;
  return name === undefined
    ? texts.say('page.eyebrow', view, { test, date })
    : texts.say('page.eyebrowNamed', view, { test, date, name });
}

/** Name of the page and of the PDF; it tells who answered where that was somebody else. */
export function documentTitle(view: ReportView, texts: ReportTexts): string {
  const test = view.definition.catalogueName;
  if (isSampleReader(view.reader)) return texts.t('report:sample.documentTitle', { test });
  return texts.say('page.documentTitle', view, { test });
}

/** What somebody reads to whom the report was shown; null for its owner. */
export function sharedNote(view: ReportView, texts: ReportTexts): string | null {
  const { reader, scoring, areas } = view;
  if (reader.audience === 'owner') return null;
  const note =
    reader.sharedUntil === null
      ? texts.t('report:shared.noteOpen')
      : texts.t('report:shared.note', { date: texts.date(reader.sharedUntil) });
  const hidden = new Set(scoring.areas.filter(({ sum }) => sum === null).map(({ id }) => id));
  if (hidden.size === 0) return note;
  const names = areas.filter(({ id }) => hidden.has(id)).map(({ name }) => name);
  return `${note} ${texts.t('report:shared.leftOut', { areas: texts.list(names) })}`;
}

/** What somebody needs to file a report: the owner's word for it, and the age group of a child. */
export function filingTexts({ reader, attempt }: ReportView, { t }: ReportTexts): string[] {
  const [from, to] = attempt.details?.age_band?.split('-') ?? [];
  const word = reader.audience === 'shared' ? reader.caseWord : null;
  return [
    ...(word ? [t('words.filedUnder', { word })] : []),
    ...(from && to
      ? [
          t('words.pair', {
            name: t('tests:start.ageBand'),
            text: t('tests:start.ageBandOption', { from, to }),
          }),
        ]
      : []),
  ];
}

/** 'childfocus-parent-2026-11-20.pdf': the test, the form where it has several, the day as the reader's clock has it. */
export function fileName(
  {
    definition,
    attempt,
  }: {
    readonly definition: { readonly routeKey: string; readonly forms: readonly unknown[] };
    readonly attempt: { readonly completed_at: string; readonly form: string };
  },
  ending: string,
): string {
  const day = new Date(attempt.completed_at);
  const two = (value: number) => String(value).padStart(2, '0');
  const date = [day.getFullYear(), two(day.getMonth() + 1), two(day.getDate())].join('-');
  const form = definition.forms.length > 1 ? `-${attempt.form}` : '';
  return `${definition.routeKey}${form}-${date}.${ending}`;
}

/** The sentences of a text by the rules of its language. */
export function sentencesOf(text: string, language: string): string[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'sentence' });
  return [...segmenter.segment(text)].map(({ segment }) => segment.trim()).filter((part) => part !== '');
}

/** The first sentence as a heading (no full stop) and the rest as a line under it. */
export function asHeading(text: string, language: string): { heading: string; rest: string } {
  const [first = '', ...rest] = sentencesOf(text, language);
  return { heading: first.replace(/[.。]$/, ''), rest: rest.join(' ') };
}
