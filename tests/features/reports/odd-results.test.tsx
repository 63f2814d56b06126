import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Report } from '@/features/reports/report-screen';
import type { AttemptRecord } from '@/lib/assessments/attempt-record';
import type { InstrumentDefinition } from '@/lib/assessments/types';
import { renderAt } from '../../support/render';
import { answersOf, madeAttempt, madeRun, questionnaires } from './support/instrument-attempts.ts';
import { openWords } from './support/open-words.ts';
import { all, sampleAttempt } from './support/sample.ts';
import { sampleTexts } from './support/texts.ts';
import { makersOf, viewOf } from './support/views.ts';

const texts = await sampleTexts();

async function show(attempt: AttemptRecord) {
  const view = viewOf(attempt, texts);
  const { container } = renderAt(
    '/',
    <Report view={view} makers={makersOf(view)} texts={texts} showKeep={false} notice={null} />,
  );
  await waitFor(() => expect(container.querySelector('#scoring')).toBeInTheDocument());
  return container;
}

const rowsOf = (container: HTMLElement) => [
  ...container.querySelectorAll<HTMLElement>('#areas li[data-dimension]'),
];
const saidOf = (row: HTMLElement) => openWords(row).join(' ');

describe.each(questionnaires.map(([definition, form]) => [definition.testId, form, definition] as const))(
  'the report of %s, %s',
  (_id, form, definition: InstrumentDefinition) => {
    it.each([
      [1, '0', /^calm$|^Few difficulties noticed$/],
      [5, '100', /^strong$|^Several difficulties noticed$/],
    ] as const)(
      'is whole where every answer is %s: the same number and zone in every area',
      async (answer, number, zone) => {
        const container = await show(madeAttempt(definition, form, answersOf(answer)));
        const rows = rowsOf(container);
        expect(rows).toHaveLength(definition.domains.length);
        for (const row of rows) {
          const words = [...row.querySelectorAll('span')].map((each) => each.textContent ?? '');
          expect(words).toContain(number);
          expect(words.some((word) => zone.test(word))).toBe(true);
        }
        const title = container.querySelector('h1');
        // Two are named together; of more, none before its equals.
        if (rows.length > 2)
          for (const { label } of definition.domains) expect(title).not.toHaveTextContent(label);
        expect(container.querySelector('[data-part=overall]')).toHaveTextContent(`${number} of 100`);
        expect(container).not.toHaveTextContent(/NaN|undefined|Infinity|\[object/);
      },
    );

    it('says name, zone and number of every area in letters, where nothing is drawn', async () => {
      const container = await show(madeAttempt(definition, form, answersOf(4)));
      for (const drawing of container.querySelectorAll('svg, img')) drawing.remove();
      for (const [index, row] of rowsOf(container).entries()) {
        const area = viewOf(madeAttempt(definition, form, answersOf(4)), texts).areas[index];
        expect(row).toHaveTextContent(area?.name ?? '?');
        expect(saidOf(row)).toMatch(/(strong|Several difficulties noticed) 75$/);
      }
      expect(container.querySelectorAll('img')).toHaveLength(0);
    });
  },
);

it('has no picture that is a file: with images off nothing is missing', async () => {
  const run = madeRun('average');
  for (const attempt of [sampleAttempt(), run.attempt])
    expect((await show(attempt)).querySelectorAll('img, picture, video, [style*=background]')).toHaveLength(
      0,
    );
});

describe('a result of an older version of its test', () => {
  const old = sampleAttempt(undefined, { instrument_version: '2.1.0' });

  it('is read with its own numbers, answers and version', async () => {
    const container = await show(old);
    const now = await show(sampleAttempt());
    expect(rowsOf(container).map(saidOf)).toEqual(rowsOf(now).map(saidOf));
    expect(container.querySelector('[data-part=print-footer]')).toHaveTextContent('2.1.0');
    expect(container.querySelector('#how-overall')).toHaveTextContent('Version of the question bank: 2.1.0');
  });

  it('says nothing of a question that the bank does not hold any more, and counts its answer', async () => {
    const [first = ''] = old.question_ids;
    const rename = (id: string) => (id === first ? 'AC999' : id);
    const gone: AttemptRecord = {
      ...old,
      question_ids: old.question_ids.map(rename),
      answers: Object.fromEntries(Object.entries(old.answers).map(([id, value]) => [rename(id), value])),
    };
    const container = await show(gone);
    expect(rowsOf(container).map(saidOf)).toEqual(rowsOf(await show(old)).map(saidOf));
    expect(container).not.toHaveTextContent(/undefined|NaN/);
  });

  it('of areas that the test has since given up shows those that it still has, and invents none', async () => {
    const { emotion_stress: _, ...fewer } = old.domains;
    const container = await show({ ...old, domains: { ...fewer, memory_of_old: 90 } });
    const rows = rowsOf(container);
    expect(rows).toHaveLength(5);
    expect(container).not.toHaveTextContent('memory_of_old');
    expect(saidOf(rows.at(-1) as HTMLElement)).toMatch(/^Emotion Stress Not enough answers$/);
  });
});

it('with nothing answered in an area speaks of the others alone', async () => {
  const container = await show(sampleAttempt({ ...all(4), IC: [null, null, null, null] }));
  expect(container.querySelector('h1')).not.toHaveTextContent('Impulsivity');
  expect(container.querySelector('#meaning')).not.toHaveTextContent('Impulsivity');
  expect(saidOf(rowsOf(container).at(-1) as HTMLElement)).toMatch(/^Impulsivity Control Not enough answers$/);
});

it('has drawings that are each read out by name or not at all', async () => {
  const container = await show(sampleAttempt());
  const drawings = container.querySelectorAll('svg');
  expect(drawings.length).toBeGreaterThan(0);
  for (const drawing of drawings)
    expect(
      drawing.getAttribute('aria-hidden') === 'true' || Boolean(drawing.getAttribute('aria-label')),
    ).toBe(true);
});
