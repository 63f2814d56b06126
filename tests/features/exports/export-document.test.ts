import { writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { changeSentences } from '@/components/changes/change-text';
import { namedRows } from '@/components/changes/named-rows';
import { summarySentences } from '@/components/changes/summary-sentences';
import { languageCodes } from '@/config/languages';
import type { DocumentInput } from '@/features/exports/files/document-input';
import { exportDocument } from '@/features/exports/files/export-document';
import type { ExportTexts } from '@/features/exports/files/export-texts';
import { changeSummary } from '@/lib/assessments/change-summary';
import { compareAttempts } from '@/lib/assessments/compare';
import { findInstrument } from '@/lib/assessments/instruments';
import { type DocumentPart, documentParts, exportView } from '@/lib/exports/progress-data';
import { type Paper, papers } from '@/pdf/geometry';
import { writePdf } from '@/pdf/write';
import { fontsFor, plain, wordsOf } from '../reports/support/pdf.ts';
import { elementsOf, type ReadPdf, readPdf } from '../reports/support/read-pdf.ts';
import { simulatedRun, storedRun } from '../reports/support/special-attempts.ts';
import { inputOf, snapshot, textsIn, views } from './support.ts';

const sampleRun = storedRun(simulatedRun(), 'f1');
const words = (input: DocumentInput) => wordsOf(exportDocument(input).blocks);
async function fileOf(input: DocumentInput, paper: Paper = papers.a4) {
  const bytes = writePdf(exportDocument(input), paper, await fontsFor([input.texts.language, 'en']));
  return { bytes, pdf: readPdf(bytes) };
}
const everything = (pdf: ReadPdf) =>
  [pdf.structure.text, ...pdf.artifacts, ...elementsOf(pdf.structure).map(({ alt }) => alt ?? '')].join('\n');

let english: ExportTexts;
beforeAll(async () => {
  english = await textsIn('en');
});

describe('the progress report', () => {
  it('has every part, what is screened and trained, and always that it is no diagnosis', () => {
    const document = exportDocument(inputOf(english));
    const heads = plain(document.blocks).flatMap((block) =>
      block.kind === 'heading' && block.level <= 2 ? [block.text] : [],
    );
    expect(heads).toEqual([
      'Progress report',
      'Notes',
      'What was done',
      'Goals and habits',
      'Latest results',
      'Changes between results',
      'How scores move',
      'Your weekly plan',
    ]);
    const said = wordsOf(document.blocks);
    expect(said).toContain('Screening and training record, not a diagnosis.');
    expect(said).toContain('Made for: Ada');
    expect(said).toContain('For my next visit.');
    expect(said).toContain('Higher scores mean more reported difficulty.');
    expect(said).toContain('ChildFocus');
    expect(said).toContain('Mia');
    expect(said).toContain('Walk with my dog Zorro');
    expect(said).toMatch(/Your scores rose by about [\d.]+ points per week/);
    expect(document.footer.text).toContain('not a diagnosis');
  });

  it.each(documentParts.filter((part) => part !== 'timing'))(
    'can leave out %s, and nothing of it stays',
    (part) => {
      const whole = words(inputOf(english));
      const left = words(inputOf(english, { parts: new Set(documentParts.filter((each) => each !== part)) }));
      const gone = {
        cover: 'Made for: Ada',
        done: 'Week by week',
        habits: 'Walk with my dog Zorro',
        results: 'Latest results',
        changes: 'Changes between results',
        timing: '',
        trends: 'How scores move',
        plan: 'Call aunt Petunia',
      }[part];
      expect(whole).toContain(gone);
      expect(left).not.toContain(gone);
      expect(left).toContain('Screening and training record, not a diagnosis.');
    },
  );

  it('says of a change what the comparison on the screen says (U.pln.verdict)', () => {
    for (const answers of [
      [4, 2],
      [4, 3],
      [3, 3],
      [1, 5],
    ] as const) {
      const pair = [
        exportView(snapshot('x1', 40, answers[0])),
        exportView(snapshot('x2', 3, answers[1])),
      ] as const;
      const definition = findInstrument('focus_snapshot');
      if (!definition) throw new Error('no test');
      const comparison = compareAttempts([...pair], definition);
      const rows = namedRows(comparison, definition, english.results);
      const sentences = summarySentences({
        summary: changeSummary(comparison),
        kind: definition.kind,
        total: definition.domains.length,
        nameOf: (id) => rows.find(({ row }) => row.id === id)?.name ?? '',
        nowMs: Date.now(),
        texts: english.results,
      });
      const said = words(inputOf(english, { shown: [pair[1]], pairs: [pair] }));
      expect(said).toContain(sentences.join(' '));
      for (const { row } of rows) {
        expect(said).toContain(changeSentences(row, definition, english.results).join(' · '));
      }
    }
  });

  it('says why two results cannot be compared', () => {
    const pair = [
      exportView(snapshot('x1', 10, 4)),
      exportView(snapshot('x2', 3, 2, { language: 'de' })),
    ] as const;
    const said = words(inputOf(english, { shown: [pair[1]], pairs: [pair] }));
    expect(said).toContain('They are less than 14 days apart.');
    expect(said).toContain('The questions were in different languages.');
  });

  it('comes in A4 and Letter, with the same words', async () => {
    const [a4, letter] = [await fileOf(inputOf(english)), await fileOf(inputOf(english), papers.letter)];
    expect(a4.pdf.size).toEqual([595.28, 841.89]);
    expect(letter.pdf.size).toEqual([612, 792]);
    expect(letter.pdf.structure.text).toBe(a4.pdf.structure.text);
  });
});

describe.each(languageCodes)('the file in %s', (language) => {
  let pdf: ReadPdf;
  let texts: ExportTexts;
  beforeAll(async () => {
    texts = await textsIn(language);
    const { pdf: read, bytes } = await fileOf(inputOf(texts, { runs: { a2: sampleRun } }));
    pdf = read;
    const folder = process.env.EXPORT_PDF_FOLDER;
    if (folder) writeFileSync(`${folder}/${language}.pdf`, Buffer.from(bytes));
  });

  it('is tagged, with its language, title and fonts', () => {
    expect(pdf.catalog).toContain('/MarkInfo <</Marked true>>');
    const hex = [...language].map((letter) => letter.charCodeAt(0).toString(16).padStart(4, '0')).join('');
    expect(pdf.catalog.toLowerCase()).toContain(`/lang <feff${hex}>`);
    expect(pdf.embeddedFonts).not.toHaveLength(0);
  });

  it('has one title, headings that step down one at a time, heads of tables and a text for every figure', () => {
    const elements = elementsOf(pdf.structure);
    const levels = elements.filter(({ role }) => /^H\d$/.test(role)).map(({ role }) => Number(role.slice(1)));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    levels.forEach((level, index) => {
      expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
    });
    const scopes = new Set(elements.filter(({ role }) => role === 'TH').map(({ scope }) => scope));
    expect(scopes).toEqual(new Set(['Column', 'Row']));
    const figures = elements.filter(({ role }) => role === 'Figure');
    expect(figures.length).toBeGreaterThan(8);
    for (const { alt } of figures) expect(alt?.trim()).toBeTruthy();
  });

  it('has no character that its fonts lack, no key in place of a text, and says that it is no diagnosis', () => {
    const said = everything(pdf);
    const asked = words(inputOf(texts, { runs: { a2: sampleRun } }));
    expect(said.split('?').length).toBeLessThanOrEqual(asked.split('?').length);
    expect(said).not.toMatch(/\b(exports|history|habits|plans|progress|report|tests):?\.?[a-z]+\.[a-zA-Z]+/);
    expect(said).not.toContain('{{');
    expect(said).toContain(texts.t('document.statement'));
  });
});

describe('the report for a professional', () => {
  const answer = { id: 'answer/a2/change.memory', label: 'What changed?', text: 'I forgot the stove twice' };
  const provider = (more: Partial<DocumentInput> = {}) =>
    inputOf(english, {
      kind: 'provider',
      shown: views.slice(0, 1),
      pairs: [],
      allowed: new Set(),
      openAnswers: { a2: [answer] },
      note: '',
      ...more,
    });

  it('holds the chosen result with version, language and quality, and nothing that was not chosen or ticked', async () => {
    const { pdf, bytes } = await fileOf(provider());
    const said = everything(pdf);
    expect(said).toContain('Report for a professional');
    expect(said).toContain('Version of the test: 3.0.0');
    expect(said).toContain('Language: English');
    expect(said).toContain('How the answers look: Nothing unusual in pace or pattern.');
    const raw = Buffer.from(bytes).toString('latin1');
    for (const secret of ['Mia', 'Zorro', 'Petunia', 'stove', 'ChildFocus']) {
      expect(said).not.toContain(secret);
      expect(raw).not.toContain(secret);
    }
    expect(said).toContain('Habit 1');
    expect(said).toContain('A step of one’s own');
  });

  it('holds each own text that was ticked, and no other', () => {
    const said = words(provider({ allowed: new Set([answer.id, 'habit/h1']) }));
    expect(said).toContain('I forgot the stove twice');
    expect(said).toContain('What changed?');
    expect(said).toContain('Zorro');
    expect(said).not.toContain('Petunia');
  });

  it('states a change with its basis and formula', () => {
    const [later, , earlier] = views;
    if (!later || !earlier) throw new Error('no sample');
    const said = words(provider({ shown: [later, earlier], pairs: [[earlier, later]] }));
    expect(said).toContain('reliable change index, Jacobson and Truax, 1991');
    expect(said).toContain('One answer step moves a percent by 25/n points');
    expect(said).toContain('This uses assumed measurement error, not a study.');
    expect(said).toMatch(/One answer step: [\d.]+ points\. Described from [\d.]+ points on\./);
  });

  it('holds the certificate of a reaction-time run with its versions, where that is chosen', () => {
    const run = exportView(snapshot('f1', 5, 2, { test_id: 'focustrack_attention_test', question_ids: [] }));
    const whole = provider({ shown: [run], runs: { f1: sampleRun } });
    const said = words(whole);
    expect(said).toContain('How exactly the device measured');
    expect(said).toContain(`Version of the scale | ${sampleRun.scale_version}`);
    const without = new Set<DocumentPart>(['results']);
    expect(words({ ...whole, parts: without })).not.toContain('Version of the scale');
  });

  it('tells a child by the label that is stored', () => {
    const said = words(provider({ shown: views.slice(1, 2) }));
    expect(said).toContain('ChildFocus Tracker about Mia');
  });
});
