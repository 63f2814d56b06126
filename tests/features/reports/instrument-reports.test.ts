import { describe, expect, it } from 'vitest';
import { providerDocument } from '@/features/reports/files/provider-document';
import { sectionsOf } from '@/features/reports/special/sections';
import { documentTitle, eyebrowText } from '@/features/reports/words/head-texts';
import { filledTaskFormula } from '@/features/reports/words/scoring-texts';
import { childFocusTracker } from '@/lib/assessments/tests/child-focus-tracker/definition';
import { memoryCheck } from '@/lib/assessments/tests/memory-check/definition';
import {
  answersOf,
  madeAttempt,
  madeChoice,
  madeRun,
  mixed,
  patientForAWhile,
  questionnaires,
} from './support/instrument-attempts.ts';
import { banksFor, documentOf, partTitles, wordsOf } from './support/pdf.ts';
import { sampleTexts } from './support/texts.ts';
import { makersOf, viewOf } from './support/views.ts';

const texts = await sampleTexts();

const cases = questionnaires.map(([definition, form]) => [definition.testId, form, definition] as const);

describe.each(cases)(
  'the report of %s, form %s',
  (_, form, definition) => {
    it.each([1, 3, 5])('has words for every area when all answers are %i', (answer) => {
      const view = viewOf(madeAttempt(definition, form, answersOf(answer)), texts);
      expect(view.areas).toHaveLength(definition.domains.length);
      for (const area of view.areas) expect(area.narrative, area.id).toBeTruthy();
      expect(view.report.resultNarrative).not.toBeNull();
      expect(view.scoring.agrees).toBe(true);
    });

    it('tells the same in the PDF as on the page, with every answer', async () => {
      const view = viewOf(madeAttempt(definition, form, mixed), texts);
      const document = await documentOf(view, texts);
      const titles = sectionsOf(view, texts, makersOf(view)).map(({ title }) => title);
      expect(partTitles(document.blocks, titles)).toEqual(titles);
      const said = wordsOf(document.blocks);
      expect(said).toContain('This is a screening result, not a diagnosis.');
      expect(said).toContain('If you feel unsafe or may be in danger');
      const count = view.scoring.questions.length;
      expect(said).toMatch(new RegExp(`^${count}\\. .+ \\| `, 'm'));
      expect(said).not.toMatch(/\{\{|undefined|NaN|\b(?:report|screening|report-parts):[a-z]/);
    });

    it('tells the professional what was asked, how, within what limits, the numbers and the answers', async () => {
      const view = viewOf(madeAttempt(definition, form, mixed), texts);
      const document = providerDocument({ view, texts, banks: await banksFor(view) });
      const said = wordsOf(document.blocks);
      for (const part of ['What was asked', 'Method', 'Limits', 'Areas', 'Answers'])
        expect(said).toContain(part);
      expect(said).not.toMatch(/\{\{|undefined|NaN|\b(?:report|screening|report-parts):[a-z]/);
    });
  },
  20_000,
);

const skippable = cases.filter(
  ([, form, { forms }]) => forms.find((each) => each.form === form)?.skip !== 'required',
);

describe.each(skippable)('the report of %s, form %s', (_, form, definition) => {
  it('puts an area without answers last, without number and words', () => {
    const attempt = madeAttempt(definition, form, (area, question) =>
      area === 0 ? null : mixed(area, question),
    );
    const view = viewOf(attempt, texts);
    expect(view.areas.at(-1)).toMatchObject({
      id: definition.domains[0]?.id,
      scored: false,
      colour: null,
      narrative: null,
    });
    expect(view.scoring.agrees).toBe(true);
  });
});

describe('the report about a child', () => {
  const of = (form: 'parent' | 'teacher', rule = mixed) =>
    viewOf(madeAttempt(childFocusTracker, form, rule), texts);

  it('names who answered and about whom', () => {
    expect(eyebrowText(of('parent'), texts)).toBe(
      'ChildFocus Tracker about Mika, answered by a parent or guardian, November 20, 2026',
    );
    expect(documentTitle(of('teacher'), texts)).toBe('ChildFocus Tracker report, answered by a teacher');
    expect(texts.message(of('teacher').report.summary, of('teacher'))).toMatch(/^Answered by a teacher, /);
  });

  it('begins with strengths', () => {
    const ids = sectionsOf(of('parent'), texts, makersOf(of('parent'))).flatMap(({ id, special }) =>
      special ? [] : [id],
    );
    expect(ids.indexOf('strengths')).toBeLessThan(ids.indexOf('areas'));
  });

  it('lists back what was told about the child, to the owner alone', async () => {
    const attempt = madeAttempt(childFocusTracker, 'teacher', mixed);
    const own = wordsOf((await documentOf(viewOf(attempt, texts), texts)).blocks);
    expect(own).toContain('Nickname or initials | Mika');
    expect(own).toContain('Age of the child | 9 to 12 years');
    expect(own).toContain('How many weeks have you known the child? | 12');
    const reader = { audience: 'shared', sharedUntil: null } as const;
    const sharedView = viewOf(attempt, texts, { reader });
    const shared = sectionsOf(sharedView, texts, makersOf(sharedView));
    expect(shared.map(({ id }) => id)).not.toContain('given');
  });

  it('never speaks of "your areas"', async () => {
    for (const rule of [answersOf(1), answersOf(3), mixed]) {
      const said = wordsOf((await documentOf(of('parent', rule), texts)).blocks);
      expect(said).not.toMatch(/\b[Yy]our (other )?areas\b|Your results are|Your overall score/);
    }
  });
});

describe('the report of the memory check', () => {
  const of = (answer: number, form: 'self' | 'informant' = 'self') =>
    viewOf(madeAttempt(memoryCheck, form, answersOf(answer)), texts);

  it.each([1, 3, 5])(
    'has the sentences on doctors and emergencies when all answers are %i',
    async (answer) => {
      const said = wordsOf((await documentOf(of(answer), texts)).blocks);
      expect(said).toContain(
        'If you or people close to you are concerned, talk to a doctor, whatever this result shows.',
      );
      expect(said).toContain(
        'Sudden confusion, sudden trouble speaking, or sudden weakness needs emergency help now.',
      );
      expect(said).toContain('A self-check cannot detect or rule out dementia.');
    },
  );

  it('shows no red', () => {
    expect(new Set(of(5).areas.map(({ colour }) => colour))).toEqual(new Set(['dark']));
    expect(new Set(of(1).areas.map(({ colour }) => colour))).toEqual(new Set(['green']));
  });

  it('names its bands in its own words, by its own lines', async () => {
    const said = wordsOf((await documentOf(of(3, 'informant'), texts)).blocks);
    expect(said).toContain('Everyday Recall: 50.0 of 100, Some difficulties noticed');
    expect(said).toContain('Lines mark 40 and 70.');
    expect(said).not.toMatch(/indications|Moderate\b/);
  });
});

describe('the report of the delay choice', () => {
  it('has a number without band, colour, strength or insight', async () => {
    const view = viewOf(madeChoice(patientForAWhile), texts);
    expect(view.areas[0]).toMatchObject({ scored: true, colour: 'plain' });
    const ids = sectionsOf(view, texts, makersOf(view)).map(({ id }) => id);
    for (const id of ['strengths', 'growth', 'insights']) expect(ids).not.toContain(id);
    const said = wordsOf((await documentOf(view, texts)).blocks);
    expect(said).toContain('People differ in this, and money needs play a part.');
    expect(said).not.toMatch(/indications|not based on population norms|reported difficulty/);
  });

  it('fills the numbers into its formula and agrees with what is stored', () => {
    const view = viewOf(madeChoice(patientForAWhile), texts);
    expect(view.scoring.agrees).toBe(true);
    const [number] = view.scoring.task?.areas ?? [];
    const shown = number && filledTaskFormula(number, view, texts);
    expect(shown).toMatch(/^The area under the five points is 0\.\d+ of 1\. \(1 − 0\.\d+\) × 100 = \d+\.\d$/);
  });

  it('says that choices which do not hang together give no number', () => {
    const view = viewOf(
      madeChoice(() => 'now'),
      texts,
    );
    expect(view.areas[0]?.scored).toBe(false);
    expect(texts.message(view.report.summary, view)).toBe('This run could not be scored.');
    expect(texts.notEnough(view)).toBe('Not enough data');
  });

  it('says so when the stored number is another one', () => {
    const attempt = madeChoice(patientForAWhile);
    expect(viewOf({ ...attempt, overall: 1 }, texts).scoring.agrees).toBe(false);
    expect(viewOf({ ...attempt, tasks: {} }, texts).scoring.agrees).toBeNull();
  });
});

describe('the report of the reaction-time test', () => {
  const { attempt, run } = madeRun('average');

  it('works its numbers out anew from the measures of the run', () => {
    const view = viewOf(attempt, texts, { run });
    expect(view.scoring.agrees).toBe(true);
    const said = (view.scoring.task?.areas ?? []).map((number) => filledTaskFormula(number, view, texts));
    expect(said[0]).toMatch(/^\d+ of \d+ targets were missed \(.+%\)\. .+ Here: .+ points\. 100 − .+ = .+$/);
    for (const each of said) expect(each).not.toMatch(/\{\{|undefined|NaN/);
  });

  it('says so when a stored number differs, and shows the turned scale where there is no run', () => {
    const other = { ...attempt, domains: { ...attempt.domains, consistency: 1.2 } };
    expect(viewOf(other, texts, { run }).scoring.agrees).toBe(false);
    const alone = viewOf(attempt, texts);
    expect(alone.scoring.agrees).toBeNull();
    const [number] = alone.scoring.task?.areas ?? [];
    expect(number && filledTaskFormula(number, alone, texts)).toMatch(/^The run gave .+ of 100 points\./);
  });

  it('has no number for what could not be computed', async () => {
    const audio = madeRun('average', 'audio');
    const view = viewOf(audio.attempt, texts, { run: audio.run });
    expect(view.areas.at(-1)).toMatchObject({ id: 'processing_speed', scored: false });
    const said = wordsOf((await documentOf(view, texts)).blocks);
    expect(said).toContain('Slow Responses: Not enough data');
    expect(said).not.toContain('Slow Responses: 0');
  });

  it('tells the professional the figures of the run', () => {
    const view = viewOf(attempt, texts, { run });
    const said = wordsOf(providerDocument({ view, texts, banks: new Map() }).blocks);
    expect(said).toContain('Median answer time, ms | ');
    expect(said).not.toMatch(/\{\{|undefined|NaN|\b(?:report|screening|report-parts):[a-z]/);
  });
});
