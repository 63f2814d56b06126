import { jsPDF } from 'jspdf';
import { beforeAll, describe, expect, it } from 'vitest';
import { sectionsOf } from '@/features/reports/special/sections';
import type { ReportTexts } from '@/features/reports/words/texts';
import { exerciseIds } from '@/lib/exercises/ids';
import { openLink } from '@/lib/plans/link';
import type { ReportView } from '@/lib/reports/view';
import { nest } from '@/pdf/bookmarks';
import type { DocumentBlock, PdfBlock, PdfDocument } from '@/pdf/document';
import { embedFonts } from '@/pdf/fonts';
import { papers } from '@/pdf/geometry';
import { layOut } from '@/pdf/layout';
import { writePdf } from '@/pdf/write';
import { documentOf, fontsFor, origin, partTitles, plain } from './support/pdf.ts';
import { elementsOf, type ReadPdf, readPdf } from './support/read-pdf.ts';
import { all, sampleAttempt } from './support/sample.ts';
import { sampleWords } from './support/sample-words.ts';
import { sampleTexts } from './support/texts.ts';
import { makersOf, viewOf } from './support/views.ts';

const english = await sampleTexts();
const textsIn = (blocks: readonly DocumentBlock[]): string[] => plain(blocks).flatMap(textsOfBlock);

function textsOfBlock(block: PdfBlock): string[] {
  switch (block.kind) {
    case 'heading':
      return [block.text];
    case 'paragraph':
    case 'note':
      return [block.spans.map(({ text }) => text).join('')];
    case 'list':
      return block.items.map((item) => item.map(({ text }) => text).join(''));
    case 'bar':
    case 'plot':
      return [block.alt];
    case 'table':
      return block.rows.map((row) => row.map((cell) => cell.map(({ text }) => text).join('')).join(' | '));
  }
}

describe('what a PDF says', () => {
  let view: ReportView;
  let document: PdfDocument;
  beforeAll(async () => {
    view = viewOf(sampleAttempt(), english);
    document = await documentOf(view, english);
  });

  it('has the parts of the page, in its order and words', () => {
    const titles = sectionsOf(view, english, makersOf(view)).map(({ title }) => title);
    expect(partTitles(document.blocks, titles)).toEqual(titles);
  });

  it('sums up on one page, has numbers and answers on the second, and the rest as an appendix', async () => {
    const { measure } = embedFonts(new jsPDF({ unit: 'pt' }), await fontsFor(['en']));
    for (const paper of Object.values(papers)) {
      const { bookmarks } = layOut(document, paper, measure);
      expect(bookmarks.filter(({ level }) => level <= 2).map(({ title, page }) => [title, page])).toEqual([
        ['Organization & Memory stands out', 0],
        ['5 areas', 0],
        ['All numbers and answers', 1],
        ['Appendix', 2],
      ]);
    }
    const said = textsIn(document.blocks);
    expect(said.indexOf('All answers | 18 of 18 | 38 | 72 | 52.8')).toBeGreaterThan(
      said.indexOf('All numbers and answers'),
    );
  });

  it('keeps to its pages where everything is high, with the line of support and a word on hasty answers', async () => {
    const { measure } = embedFonts(new jsPDF({ unit: 'pt' }), await fontsFor(['en']));
    const hasty = { level: 'check', flags: ['too_fast'], thin_prefixes: [], out_of_range: false } as const;
    const attempt = sampleAttempt(all(5));
    const { blocks, ...rest } = await documentOf(
      viewOf({ ...attempt, quality: { ...attempt.quality, ...hasty } }, english),
      english,
    );
    expect(textsIn(blocks).join()).toMatch(/answers came very quickly.+If you feel unsafe/s);
    for (const paper of Object.values(papers)) {
      const { bookmarks } = layOut({ ...rest, blocks }, paper, measure);
      expect(bookmarks.filter(({ level }) => level <= 2).map(({ page }) => page)).toEqual([0, 0, 1, 2]);
    }
  });

  it('has a place for a name written by hand, for the owner alone', async () => {
    expect(textsIn(document.blocks)).toContain('Name of the person:');
    const shared = viewOf(sampleAttempt(), english, { reader: { audience: 'shared', sharedUntil: null } });
    expect(textsIn((await documentOf(shared, english)).blocks)).not.toContain('Name of the person:');
  });

  it('has number, level, disclaimer, bars with numbers, plan, scoring and answers', () => {
    const said = textsIn(document.blocks);
    expect(said).toContain('52.8 of 100');
    expect(said).toContain('Moderate indications');
    expect(said).toContain(
      'This is a screening result, not a diagnosis. Only a qualified health professional can diagnose a condition.',
    );
    expect(said).toContain('Organization & Memory: 75.0 of 100, strong');
    expect(said).toContain('Week 4 | Focus Burst · 5 minutes | Daily, 3-5 minutes');
    expect(said).toContain('Attention & Concentration | 4 of 4 | 10 | 16 | 62.5');
    expect(said).toContain('All answers | 18 of 18 | 38 | 72 | 52.8');
    expect(said.filter((text) => /^\d+\. How often do you .+\? \| \w+/.test(text))).toHaveLength(18);
  });

  it('has the footer of every page: short line, date, version, and what it must not be used for', () => {
    const { line, text, page } = document.footer;
    expect(line).toBe('Focus Clarity Lab · Focus Snapshot, November 20, 2026, test version 3.0.0');
    expect(text).toBe(
      'This is a screening result, not a diagnosis. Only a qualified health professional can diagnose a condition. ' +
        'These bands are not based on population norms. Not for use in hiring, insurance, school placement or legal decisions.',
    );
    expect(page(2, 8)).toBe('Page 2 of 8');
  });

  it('has the support line before the bars when stress is high, else at the end', async () => {
    const index = async (answers: number) => {
      const document = await documentOf(viewOf(sampleAttempt(all(answers)), english), english);
      const blocks = plain(document.blocks);
      const at = blocks.findIndex((block) => textsIn([block])[0]?.startsWith('If you feel unsafe'));
      return { at, bar: blocks.findIndex(({ kind }) => kind === 'bar'), last: blocks.length - 1 };
    };
    const high = await index(5);
    expect(high.at).toBeLessThan(high.bar);
    const low = await index(1);
    expect(low.at).toBe(low.last);
  });

  it('has no bar and no words for an area without answers', async () => {
    const document = await documentOf(viewOf(sampleAttempt({ AC: [4, 4, 4, 4] }), english), english);
    const blocks = plain(document.blocks);
    const bar = blocks.find((block) => block.kind === 'bar' && block.name === 'Emotion & Stress');
    expect(bar).toMatchObject({
      percent: null,
      colour: null,
      value: null,
      alt: 'Emotion & Stress: Not enough answers',
    });
    expect(blocks.filter((block) => block.kind === 'heading' && block.text === 'Emotion & Stress')).toEqual(
      [],
    );
  });

  it('has scores without words when there are no report texts', async () => {
    const document = await documentOf(viewOf(sampleAttempt(), english, { content: null }), english);
    const blocks = plain(document.blocks);
    expect(blocks.filter(({ kind }) => kind === 'bar')).toHaveLength(5);
    expect(textsIn(blocks)).not.toContain('What it means');
  });
});

describe('the PDF file', () => {
  let pdf: ReadPdf;
  beforeAll(async () => {
    const document = await documentOf(viewOf(sampleAttempt(), english), english);
    pdf = readPdf(writePdf(document, papers.a4, await fontsFor(['en'])));
  });

  it('is a tagged document with language, title and bookmarks', () => {
    expect(pdf.catalog).toContain('/MarkInfo <</Marked true>>');
    expect(pdf.catalog).toContain('/DisplayDocTitle true');
    expect(pdf.catalog).toContain('/Lang <FEFF0065006E>');
    expect(pdf.structure.role).toBe('Document');
    expect(pdf.bookmarks[0]).toEqual({
      title: 'Organization & Memory stands out',
      depth: 0,
    });
    expect(pdf.bookmarks).toContainEqual({ title: 'How it was scored', depth: 2 });
    expect(pdf.bookmarks).toContainEqual({ title: '18 questions and your answers', depth: 2 });
  });

  it('has headings, paragraphs, lists, tables and figures with their text', () => {
    const elements = elementsOf(pdf.structure);
    const textOf = (role: string) => elements.filter((each) => each.role === role).map(({ text }) => text);
    expect(textOf('H1')).toEqual(['Organization & Memory stands out']);
    expect(textOf('H2')).toEqual(['5 areas', 'All numbers and answers', 'Appendix']);
    expect(textOf('H3')).toContain('Suggested next checks');
    expect(textOf('P')).toContain(
      'The rest is partly noticeable, partly calm. Higher scores mean more reported difficulty.',
    );
    expect(textOf('LBody')).toContain(
      'For 14 days, write one line each evening: hours slept, strain from 0 to 10, focus from 0 to 10. Take the page to your next checkup and talk it through.',
    );
    const heads = elements.filter(({ role }) => role === 'TH');
    expect(heads.find(({ text }) => text === 'Largest sum')?.scope).toBe('Column');
    expect(heads.find(({ text }) => text === 'All answers')?.scope).toBe('Row');
    const figures = elements.filter(({ role }) => role === 'Figure');
    expect(figures.map(({ alt }) => alt)).toContain('Emotion & Stress: 50.0 of 100, noticeable');
    expect(figures).toHaveLength(5);
  });

  it('steps down one heading level at a time', () => {
    const levels = elementsOf(pdf.structure)
      .filter(({ role }) => /^H\d$/.test(role))
      .map(({ role }) => Number(role.slice(1)));
    levels.forEach((level, index) => {
      expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
    });
  });

  it('links the exercises, each to a page there is', () => {
    const paths = [...new Set(pdf.links)].map((link) => link.replace(origin, ''));
    expect(paths).toContain('/training-hub/focus-burst?minutes=5');
    expect(paths.map((path) => openLink(path, exerciseIds))).toEqual(paths);
    const links = elementsOf(pdf.structure).filter(({ role }) => role === 'Link');
    // A name that goes on in the next line has two areas to press and stays one link.
    expect(pdf.links.length).toBeGreaterThanOrEqual(links.length);
    expect(links.length).toBeGreaterThanOrEqual(8);
    expect(links.map(({ text }) => text)).toContain('Focus Burst · 5 minutes');
  });

  it('keeps footers out of the structure and on every page', () => {
    expect(pdf.artifacts).toHaveLength(pdf.pages);
    pdf.artifacts.forEach((text, index) => {
      expect(text).toContain(`Page ${index + 1} of ${pdf.pages}`);
      expect(text).toContain('Not for use in hiring, insurance');
    });
    expect(pdf.structure.text).not.toContain('Page 1 of');
  });

  it('reads on over the page in an element that two pages share', async () => {
    const text = Array.from({ length: 1500 }, (_, index) => `word${index}`).join(' ');
    const document = await documentOf(viewOf(sampleAttempt(), english), english);
    const blocks: PdfBlock[] = [{ kind: 'paragraph', look: 'body', spans: [{ text }] }];
    const long = readPdf(writePdf({ ...document, blocks }, papers.a4, await fontsFor(['en'])));
    expect(long.pages).toBeGreaterThan(1);
    expect(long.structure.children.map((each) => each.text)).toEqual([text]);
  });

  it('embeds its fonts, that of headings among them', () => {
    expect(pdf.embeddedFonts.toSorted()).toEqual(['inter-bold', 'inter-regular', 'literata-latin-bold']);
  });

  it('comes in A4 and Letter', async () => {
    expect(pdf.size).toEqual([595.28, 841.89]);
    const document = await documentOf(viewOf(sampleAttempt(), english), english);
    const letter = readPdf(writePdf(document, papers.letter, await fontsFor(['en'])));
    expect(letter.size).toEqual([612, 792]);
    expect(letter.structure.text).toBe(pdf.structure.text);
  });
});

describe.each(['ru', 'ja', 'ko', 'zh'] as const)('a PDF in %s', (language) => {
  let pdf: ReadPdf;
  let texts: ReportTexts;
  beforeAll(async () => {
    const words = sampleWords[language] ?? {};
    texts = await sampleTexts(language, words);
    const document = await documentOf(viewOf(sampleAttempt(), texts), texts);
    const fonts = await fontsFor([language], JSON.stringify(words));
    pdf = readPdf(writePdf(document, papers.a4, fonts));
  });

  it('holds its letters and English side by side, none missing', () => {
    expect(pdf.structure.text).toContain(texts.t('common:screeningOnly'));
    expect(pdf.structure.text).toContain('Half a page goes by, and none of it has stayed.');
    expect(pdf.structure.text + pdf.artifacts.join('')).not.toContain('\ufffd');
    expect(pdf.structure.text).not.toMatch(/\?{2}/);
    expect(pdf.bookmarks[1]?.title).toBe(texts.t('report:sections.areas', { count: 5 }));
  });

  it('marks what is in English', () => {
    const english = elementsOf(pdf.structure).filter(({ lang }) => lang === 'en');
    expect(english.map(({ role }) => role)).toContain('L');
    expect(english.map(({ text }) => text).join()).toContain('Half a page goes by');
    expect(pdf.catalog).toContain(`/Lang <${['FEFF', ...language].map(hex).join('')}>`);
  });

  it('embeds the font of its script', () => {
    const family = { ru: 'inter', ja: 'noto-sans-jp', ko: 'noto-sans-kr', zh: 'noto-sans-sc' }[language];
    expect(pdf.embeddedFonts).toContain(`${family}-regular`);
    expect(pdf.embeddedFonts).toContain(`${family}-bold`);
  });
});

function hex(part: string): string {
  return part === 'FEFF' ? part : part.charCodeAt(0).toString(16).padStart(4, '0').toUpperCase();
}

describe('bookmarks', () => {
  it('nest by level', () => {
    const mark = (title: string, level: number) => ({ title, level, page: 0, y: 0 });
    const shape = (entries: ReturnType<typeof nest>): unknown =>
      entries.map(({ title, children }) => [title, shape(children)]);
    const nested = nest([mark('a', 1), mark('b', 2), mark('c', 4), mark('d', 2), mark('e', 1), mark('f', 3)]);
    expect(shape(nested)).toEqual([
      [
        'a',
        [
          ['b', [['c', []]]],
          ['d', []],
        ],
      ],
      ['e', [['f', []]]],
    ]);
  });
});
