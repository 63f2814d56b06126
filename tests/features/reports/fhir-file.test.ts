import { describe, expect, it } from 'vitest';
import { loadItems } from '@/content/items/load-items';
import { fhirBundle } from '@/features/reports/files/fhir-file';
import { pseudonymOf } from '@/features/reports/files/pseudonym';
import type { AttemptRecord } from '@/lib/assessments/attempt-record';
import { instruments } from '@/lib/assessments/instruments';
import { childFocusTracker } from '@/lib/assessments/tests/child-focus-tracker/definition';
import type { ReportViewInput } from '@/lib/reports/view';
import { brokenRules, itemsOf, type Json, listOf, r4Checker } from '../../lib/fhir/support/r4.ts';
import { drawnAttempt } from './support/drawn-attempts.ts';
import {
  type AnswerRule,
  madeChoice,
  madeRun,
  patientForAWhile,
  questionnaires,
} from './support/instrument-attempts.ts';
import { sampleTexts } from './support/texts.ts';
import { viewOf } from './support/views.ts';

const texts = await sampleTexts();
const isR4 = r4Checker();
const owner = '0b0f2c1e-6a57-4d3c-8a55-0c8f4b1f2a01';

/** The file as it is read again: text, and nothing of ours. */
async function fileOf(
  attempt: AttemptRecord,
  more: Partial<ReportViewInput> = {},
  caseWord = '',
): Promise<Json> {
  const view = viewOf(attempt, texts, more);
  const items = await loadItems(view.definition, 'en', attempt.form);
  const bundle = fhirBundle({
    view,
    texts,
    banks: new Map([['en', items]]),
    tAsked: texts.t,
    pseudonym: await pseudonymOf(attempt, owner),
    caseWord,
    now: '2026-11-21T08:00:00.000Z',
  });
  return JSON.parse(JSON.stringify(bundle));
}

const resource = (file: Json, type: string): Json =>
  listOf(file.entry)
    .map((entry) => entry.resource as Json)
    .find(({ resourceType }) => resourceType === type) ?? {};
const responseOf = (file: Json) => resource(file, 'QuestionnaireResponse');
const observationOf = (file: Json) => resource(file, 'Observation');
const containedIn = (owning: Json, type: string): Json =>
  listOf(owning.contained).find(({ resourceType }) => resourceType === type) ?? {};
const askedIn = (file: Json) => containedIn(responseOf(file), 'Questionnaire');

/** Answers that go from low to high over the areas. */
const whole: AnswerRule = (area, question) => 1 + ((area * 2 + (question % 3)) % 5);
/** The same with some left out. */
const patchy: AnswerRule = (area, question) => (question % 5 === 4 ? null : whole(area, question));

const run = madeRun('average');
const forms: [string, AttemptRecord, Partial<ReportViewInput>][] = [
  ...questionnaires.map(([definition, form]): [string, AttemptRecord, Partial<ReportViewInput>] => [
    `${definition.testId}, ${form}`,
    drawnAttempt(definition, form, definition.forms[0].skip === 'required' ? whole : patchy),
    {},
  ]),
  ['focustrack_attention_test', run.attempt, { run: run.run }],
  ['delay_choice', madeChoice(patientForAWhile), {}],
];

describe('what a reader of the file needs to know', () => {
  it('stands for every form of every test', () => {
    const all = instruments.flatMap(({ testId, forms: each }) => each.map(({ form }) => `${testId} ${form}`));
    expect(forms.map(([, { test_id, form }]) => `${test_id} ${form}`).sort()).toEqual(all.sort());
  });

  it('is refused by the check where it is wrong', async () => {
    const file = await fileOf(run.attempt, { run: run.run });
    expect(isR4({ ...file, type: 'heap' })).not.toEqual([]);
    const [first, ...rest] = listOf(file.entry);
    const wrong = { ...first, resource: { ...(first?.resource as Json), status: 'nearly' } };
    expect(isR4({ ...file, entry: [wrong, ...rest] })).not.toEqual([]);
    const lost = { ...first, resource: { ...(first?.resource as Json), contained: [] } };
    expect(brokenRules({ ...file, entry: [lost, ...rest] })).toContain('#asked is not there');
  });
});

/* The same numbers again, from the file alone. */

const ordinal = 'http://hl7.org/fhir/StructureDefinition/ordinalValue';
const codeIn = (concept: unknown) => String(listOf((concept as Json).coding)[0]?.code);
const valueIn = ({ valueQuantity }: Json): number | null =>
  typeof valueQuantity === 'object' ? Number((valueQuantity as Json).value) : null;

/** What each answer of a group counts. */
const countsIn = (group: Json): number[] =>
  itemsOf(group)
    .flatMap(({ answer }) => listOf(answer))
    .flatMap(({ valueCoding }) => listOf((valueCoding as Json).extension))
    .flatMap(({ url, valueDecimal }) => (url === ordinal ? [Number(valueDecimal)] : []));

/** Sum of counts over four times their number, as 0 to 100 with one decimal, halves up, in whole numbers. */
function scoreOf(counts: readonly number[]): number | null {
  const [sum, n] = [counts.reduce((all, each) => all + each, 0), counts.length];
  return n === 0 ? null : Math.floor((2000 * sum + 4 * n) / (8 * n)) / 10;
}

const tenth = (value: number) => Math.floor(value * 10 + 0.5 + 1e-9) / 10;

function recomputed(file: Json): { overall: number | null; areas: Record<string, number | null> } {
  const observation = observationOf(file);
  const figures = new Map(
    listOf(observation.component).map((each) => [codeIn(each.code), Number(valueIn(each) ?? Number.NaN)]),
  );
  const figure = (id: string) => figures.get(id) ?? Number.NaN;
  switch (codeIn(observation.code)) {
    case 'delay-choice-self': {
      const waits = [7, 30, 90, 180, 365];
      const points = [
        [0, 1],
        ...waits.map((days) => [days / 365, figure(`worth-after-${days}-days`) / 1000]),
      ];
      const area = points.slice(1).reduce((sum, [x = 0, y = 0], index) => {
        const [fromX = 0, fromY = 0] = points[index] ?? [];
        return sum + ((x - fromX) * (y + fromY)) / 2;
      }, 0);
      const overall = tenth(100 * (1 - area));
      return { overall, areas: { 'sooner-preference': overall } };
    }
    case 'focustrack-attention-test-self': {
      const within = (share: number) => Math.min(1, Math.max(0, share));
      const easy = {
        'sustained-attention': within(1 - figure('omissions') / figure('targets') / 0.2),
        'impulse-control': within(
          1 - figure('commissions') / figure('nonTargets') - (2 * figure('falseShare')) / 100,
        ),
        'processing-speed': within(Math.log(800 / figure('median')) / Math.log(800 / 250)),
        consistency: within((50 - figure('cv')) / 40),
        vigilance: within(
          1 - Math.max(0, figure('slope')) / 5 - Math.max(0, figure('ending') - figure('early')) / 20,
        ),
      };
      const shares = Object.values(easy);
      return {
        overall: tenth(100 - (100 * shares.reduce((all, each) => all + each, 0)) / shares.length),
        areas: Object.fromEntries(Object.entries(easy).map(([id, share]) => [id, tenth(100 - 100 * share)])),
      };
    }
    default: {
      const response = responseOf(file);
      const groups = listOf(askedIn(file).item).filter(({ code }) => listOf(code).length > 0);
      const given = groups.map(
        ({ linkId }) => itemsOf(response).find((item) => item.linkId === linkId) ?? {},
      );
      return {
        overall: scoreOf(given.flatMap(countsIn)),
        areas: Object.fromEntries(
          groups.map(({ code }, index) => [
            String(listOf(code)[0]?.code),
            scoreOf(countsIn(given[index] ?? {})),
          ]),
        ),
      };
    }
  }
}

describe.each(forms)('the health data file of %s', (_, attempt, more) => {
  it('is valid R4, complete in itself, and names no person', async () => {
    const file = await fileOf(attempt, more);
    expect(isR4(file)).toEqual([]);
    expect(brokenRules(file)).toEqual([]);
    expect(JSON.stringify(file)).not.toContain('Mika');
    expect(JSON.stringify(file)).not.toContain(owner);
  });

  it('gives every number again from what it holds', async () => {
    const file = await fileOf(attempt, more);
    const { overall, areas } = recomputed(file);
    const observation = observationOf(file);
    expect(valueIn(observation)).toBe(overall);
    expect(overall).toBe(attempt.overall);
    const stored = listOf(observation.component)
      .filter(({ code }) => String(listOf((code as Json).coding)[0]?.system).endsWith('/area'))
      .map((each) => [codeIn(each.code), valueIn(each)]);
    expect(Object.fromEntries(stored)).toEqual(areas);
  });

  it('says who answered about whom, for which time, and how', async () => {
    const file = await fileOf(attempt, more);
    const response = responseOf(file);
    const observation = observationOf(file);
    const self = attempt.form === 'self';
    expect(response.source).toEqual({ reference: self ? '#subject' : '#source' });
    expect(observation).toMatchObject({
      subject: { reference: '#subject' },
      performer: [response.source],
      method: { text: expect.stringMatching(/./) },
    });
    expect(
      listOf(observation.note)
        .map(({ text }) => text)
        .join(' '),
    ).toMatch(/flag|Quality of the run/);
    expect(observation.valueQuantity).toMatchObject({ unit: 'score', code: '{score}' });
    expect(Boolean(observation.interpretation)).toBe(attempt.test_id !== 'delay_choice');
  });
});

describe('the views of a parent and a teacher of one child', () => {
  const view = (form: 'parent' | 'teacher', id: string) =>
    fileOf(drawnAttempt(childFocusTracker, form, patchy, { id }));

  it('are imported side by side: nothing of one overwrites the other', async () => {
    const [home, inClass] = await Promise.all([
      view('parent', '3f2f9c1a-7b7e-4c0c-9a51-1f8b7d1e0c11'),
      view('teacher', '3f2f9c1a-7b7e-4c0c-9a51-1f8b7d1e0c12'),
    ]);
    const names = (file: Json) => [
      ...listOf(file.entry).flatMap(({ fullUrl, resource: each }) => [fullUrl, (each as Json).id]),
      ...(askedIn(file).derivedFrom as string[]),
      codeIn(observationOf(file).code),
      ...itemsOf(askedIn(file)).map(({ linkId }) => linkId),
    ];
    const taken = new Set(names(home));
    expect(names(inClass).filter((name) => taken.has(name))).toEqual([]);
    expect(askedIn(home).derivedFrom).toEqual([
      expect.stringMatching(/\/Questionnaire\/child-focus-tracker-parent-en\|1\.0\.0$/),
    ]);
  });

  it('are about the same pseudonym of an age group', async () => {
    const [home, inClass] = await Promise.all([view('parent', owner), view('teacher', owner)]);
    const patient = (file: Json) => containedIn(responseOf(file), 'Patient');
    expect(patient(home)).toEqual(patient(inClass));
    expect(patient(home)).toMatchObject({
      extension: [{ valueRange: { low: { value: 9 }, high: { value: 12 } } }],
      identifier: [{ value: expect.stringMatching(/^[0-9a-f]{32}$/) }],
    });
  });

  it('name the relationship, the window and how long the teacher has known the child', async () => {
    const [home, inClass] = await Promise.all([view('parent', owner), view('teacher', owner)]);
    expect(containedIn(responseOf(home), 'RelatedPerson')).toMatchObject({
      relationship: [{ coding: [{ code: 'PRN' }], text: 'A parent or guardian' }],
    });
    expect(containedIn(observationOf(inClass), 'PractitionerRole')).toMatchObject({
      code: [{ coding: [{ code: 'teacher' }] }],
      extension: [{ valueDuration: { value: 12, code: 'wk' } }],
    });
    expect(observationOf(home).effectivePeriod).toEqual({
      start: '2026-05-20T12:20:00.000Z',
      end: '2026-11-20T12:20:00.000Z',
    });
    expect(askedIn(inClass).extension).toMatchObject([{ valueDuration: { value: 2, code: 'mo' } }]);
  });
});

describe('the health data file of an interview', () => {
  it('has where and since when beside the scores, and no typed word', async () => {
    const interview = forms.find(([name]) => name.startsWith('attention_flow'))?.[1];
    const file = await fileOf({
      ...(interview as AttemptRecord),
      texts: { 'what_helps.order_time': 'My secret list' },
    });
    const answers = itemsOf(responseOf(file)).flatMap(({ text, answer }) =>
      listOf(answer).map(({ valueCoding }) => `${text} ${(valueCoding as Json).display}`),
    );
    expect(answers).toContain('Where does this happen? Home');
    expect(answers).toContain('Since when has it been like this? Since childhood');
    expect(answers).toContain('Were these patterns already there in your school years? Yes');
    expect(JSON.stringify(file)).not.toContain('secret');
  });
});

describe('the time a number is about', () => {
  it('begins on the last day of a month that has no such day', async () => {
    const attempt = drawnAttempt(childFocusTracker, 'parent', patchy, {
      completed_at: '2026-08-31T09:00:00.000Z',
    });
    expect(observationOf(await fileOf(attempt)).effectivePeriod).toMatchObject({
      start: '2026-02-28T09:00:00.000Z',
    });
  });
});

describe('a word by which a receiver files the person', () => {
  const words = ["O'Brien/7 #3", 'Fall-12 (2026)', '患者 12', 'Å'.repeat(24)];

  it.each(words)('names whom every part of the file is about, beside the pseudonym: %s', async (word) => {
    for (const [, attempt, more] of forms) {
      const file = await fileOf(attempt, more, ` ${word} `);
      expect(isR4(file)).toEqual([]);
      expect(brokenRules(file)).toEqual([]);
      for (const owning of [responseOf(file), observationOf(file)]) {
        expect(owning.subject).toEqual({ reference: '#subject', display: word });
        expect(containedIn(owning, 'Patient').identifier).toEqual([
          { use: 'usual', system: expect.stringMatching(/\/case-word$/), value: word },
          { system: expect.stringMatching(/\/pseudonym$/), value: await pseudonymOf(attempt, owner) },
        ]);
      }
    }
  });

  it('is nowhere in the file where there is none', async () => {
    const file = await fileOf(run.attempt, { run: run.run }, ' ');
    expect(JSON.stringify(file)).not.toContain('case-word');
    expect(responseOf(file).subject).toEqual({ reference: '#subject' });
  });

  it.each(['<b>Ann</b>', 'a&b', '"ann"', '{{ann}}', 'a`b', 'a\\b', 'A'.repeat(25)])(
    'is refused where it is none, and no file is made: %s',
    async (word) => {
      await expect(fileOf(run.attempt, { run: run.run }, word)).rejects.toThrow();
    },
  );

  it('is one line of what can be seen, whatever is typed into it', async () => {
    const file = await fileOf(run.attempt, { run: run.run }, 'Case\n1\u202e2');
    const value = String((responseOf(file).subject as Json).display);
    expect(value).toMatch(/^Case\s?1\s?2$/);
    expect(value).not.toMatch(/[\n\u202e]/);
  });
});
