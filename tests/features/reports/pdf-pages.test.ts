import { jsPDF } from 'jspdf';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Language, languageCodes } from '@/config/languages';
import { providerDocument } from '@/features/reports/files/provider-document';
import type { ReportTexts } from '@/features/reports/words/texts';
import type { AttemptRecord } from '@/lib/assessments/attempt-record';
import { childFocusTracker } from '@/lib/assessments/tests/child-focus-tracker/definition';
import type { ReportViewInput } from '@/lib/reports/view';
import type { PdfDocument } from '@/pdf/document';
import { embedFonts } from '@/pdf/fonts';
import { type Measure, margin, type Paper, papers } from '@/pdf/geometry';
import { type LaidOut, type LaidOutPage, layOut } from '@/pdf/layout';
import { count } from '../../support/counts.ts';
import {
  answersOf,
  madeAttempt,
  madeChoice,
  madeRun,
  mixed,
  patientForAWhile,
  questionnaires,
} from './support/instrument-attempts.ts';
import { banksFor, documentOf, fontsFor } from './support/pdf.ts';
import { sampleTexts, textsOfLanguage } from './support/texts.ts';
import { viewOf } from './support/views.ts';

type Sample = readonly [string, AttemptRecord, Partial<ReportViewInput>];

const ranges = { 'all high': answersOf(5), 'all low': answersOf(1), mixed };
const hasty = { level: 'check', flags: ['too_fast'], thin_prefixes: [], out_of_range: false } as const;
const letters = madeRun('average');
const spoken = madeRun('fatigued', 'audio');

const withQuestions: readonly Sample[] = questionnaires.flatMap(([definition, form]) =>
  Object.entries(ranges).map(([range, rule]): Sample => {
    const attempt = madeAttempt(definition, form, rule);
    // The note on hasty answers takes room on the first page.
    const noted = range === 'all high' ? { ...attempt, quality: { ...attempt.quality, ...hasty } } : attempt;
    return [`${definition.testId}, ${form}, ${range}`, noted, {}];
  }),
);
const without: readonly Sample[] = [
  ['focustrack_attention_test', letters.attempt, { run: letters.run }],
  ['focustrack_attention_test, spoken', spoken.attempt, { run: spoken.run }],
  ['delay_choice', madeChoice(patientForAWhile), {}],
];

/** The second view of the child, for the longest report a professional is given. */
const inClass: AttemptRecord = { ...madeAttempt(childFocusTracker, 'teacher', mixed), id: 'in-class' };

/** Number of the page, from 1, that each heading of the first two levels stands on. */
const pagesOf = ({ bookmarks }: LaidOut) =>
  bookmarks.filter(({ level }) => level <= 2).map(({ page }) => page + 1);

/** Letters smaller than nine points, which nobody reads on paper. */
const smallPrint = ({ pages }: LaidOut) =>
  pages
    .flatMap(({ marks }) => marks.flatMap(({ ops }) => ops))
    .filter((op) => op.kind === 'text' && op.style.size < 9);

/** How far down a page is written on, of what its margins and its foot leave. */
function filledPart({ marks }: LaidOutPage, { height }: Paper): number {
  const [foot, ...text] = [...marks]
    .reverse()
    .map(({ ops }) => ops.map((op) => (op.kind === 'line' ? op.y1 : op.y)));
  const bottom = Math.min(height, ...(foot ?? []));
  return (Math.max(margin.top, ...text.flat()) - margin.top) / (bottom - margin.top);
}

/** Words are longest in German and letters highest in Japanese: where these fit, so did the others. */
const longest: readonly Language[] = ['en', 'de', 'ja'];

const tried = languageCodes.filter((code) => count(Number(longest.includes(code)), 1) > 0);

describe.each(tried)('reports on paper in %s', (language) => {
  let texts: ReportTexts;
  let measure: Measure;
  beforeAll(async () => {
    texts = await sampleTexts(language, language === 'en' ? {} : textsOfLanguage(language));
    ({ measure } = embedFonts(new jsPDF({ unit: 'pt' }), await fontsFor(['en', language])));
  });
  const asked = (attempt: AttemptRecord): AttemptRecord => ({ ...attempt, language });
  const onPaper = (document: PdfDocument) =>
    Object.values(papers).map((paper) => layOut(document, paper, measure));

  it('sum up on one page, give numbers and answers on the second, and all else as an appendix', async () => {
    for (const [name, attempt, more] of withQuestions) {
      const document = await documentOf(viewOf(asked(attempt), texts, more), texts);
      for (const laidOut of onPaper(document)) {
        const pages = pagesOf(laidOut);
        expect(pages.slice(-2), name).toEqual([2, 3]);
        expect(new Set(pages.slice(0, -2)), name).toEqual(new Set([1]));
        expect(smallPrint(laidOut), name).toEqual([]);
      }
    }
    for (const [name, attempt, more] of without) {
      const document = await documentOf(viewOf(asked(attempt), texts, more), texts);
      for (const laidOut of onPaper(document)) expect(pagesOf(laidOut).at(-1), name).toBe(2);
    }
  });

  it('name a child whole, however wide its label is, inside the margins', async () => {
    const label = 'W'.repeat(20);
    const attempt = madeAttempt(childFocusTracker, 'parent', mixed, {
      details: { child_label: label, age_band: '9-12' },
    });
    const document = await documentOf(viewOf(asked(attempt), texts), texts);
    for (const { pages, paper } of onPaper(document)) {
      const shown = pages.flatMap(({ marks }) =>
        marks.flatMap(({ ops }) => ops.flatMap((op) => (op.kind === 'text' ? [op] : []))),
      );
      expect(shown.map(({ text }) => text).join('')).toContain(label);
      for (const { text, x, style } of shown)
        expect(x + measure(text.trimEnd(), style)).toBeLessThanOrEqual(paper.width - margin.side + 0.001);
    }
  });

  it('tell a professional on two pages, with the words of all answers behind them where they need more', async () => {
    for (const [name, attempt, more] of [...withQuestions, ...without]) {
      const view = viewOf(asked(attempt), texts, { ...more, others: [asked(inClass)] });
      const choice = { caseWord: 'x'.repeat(24), withOther: true };
      const document = providerDocument({ view, texts, banks: await banksFor(view), choice });
      for (const laidOut of onPaper(document)) {
        const appendix = laidOut.bookmarks.find(({ title }) => title === texts.t('report:sections.appendix'));
        expect(appendix?.page ?? laidOut.pages.length, name).toBeLessThanOrEqual(2);
        expect(smallPrint(laidOut), name).toEqual([]);
        const filled = laidOut.pages.slice(0, 2).map((page) => filledPart(page, laidOut.paper));
        expect(Math.min(...filled), `${name}: ${filled.join(', ')}`).toBeGreaterThan(0.45);
      }
    }
  });
});
