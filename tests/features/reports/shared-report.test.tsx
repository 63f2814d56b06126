import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Report } from '@/features/reports/report-screen';
import type { AttemptRecord } from '@/lib/assessments/attempt-record';
import type { ReportReader } from '@/lib/reports/reader';
import type { ReportViewInput } from '@/lib/reports/view';
import { renderAt } from '../../support/render';
import {
  answersOf,
  madeAttempt,
  madeChoice,
  madeRun,
  mixed,
  patientForAWhile,
  questionnaires,
} from './support/instrument-attempts.ts';
import { sampleAttempt } from './support/sample.ts';
import { sampleTexts } from './support/texts.ts';
import { makersOf, viewOf } from './support/views.ts';

const texts = await sampleTexts();
const shared: ReportReader = { audience: 'shared', sharedUntil: '2026-12-01T12:00:00.000Z' };

async function show(attempt: AttemptRecord, more: Partial<ReportViewInput> = {}) {
  const view = viewOf(attempt, texts, { reader: shared, ...more });
  const shown = renderAt(
    '/',
    <Report view={view} makers={makersOf(view)} texts={texts} showKeep={false} notice={null} />,
  );
  await waitFor(() => expect(shown.container.querySelector('#scoring')).toBeInTheDocument());
  return shown.container;
}

const run = madeRun('average');
const samples: [string, AttemptRecord, Partial<ReportViewInput>][] = [
  ...questionnaires.flatMap(([definition, form]) =>
    (
      [
        ['low', answersOf(1)],
        ['high', answersOf(5)],
        ['mixed', mixed],
      ] as const
    ).map(([profile, rule]): [string, AttemptRecord, Partial<ReportViewInput>] => [
      `${definition.testId}, ${form}, ${profile}`,
      madeAttempt(definition, form, rule),
      {},
    ]),
  ),
  ['focustrack_attention_test', run.attempt, { run: run.run }],
  ['delay_choice', madeChoice(patientForAWhile), {}],
];

/** What stands there before anything is opened. */
function closedText(container: HTMLElement): string {
  const copy = container.cloneNode(true) as HTMLElement;
  for (const folded of copy.querySelectorAll('details > :not(summary), [data-part="print-footer"], nav'))
    folded.remove();
  return copy.textContent ?? '';
}

/** Everything but what is said to whoever reads, and the texts that are marked as written for the person. */
function aboutThePerson(container: HTMLElement): string {
  const copy = container.cloneNode(true) as HTMLElement;
  const toReader = ['shared', 'disclaimer', 'support', 'print-footer'].map((part) => `[data-part="${part}"]`);
  for (const other of copy.querySelectorAll(
    [...toReader, '#meaning', '#doctor', '#child-sharing', 'nav'].join(),
  ))
    other.remove();
  return copy.textContent ?? '';
}

describe.each(samples)('the shared report of %s', (_, attempt, more) => {
  it('speaks of the person and not to them, and has no plan, offer or exercise', async () => {
    const container = await show(attempt, more);
    expect(aboutThePerson(container)).not.toMatch(/\byou(r|rs|rself)?\b/i);
    expect(
      container.querySelector('#plan, #steps, #growth, #checks, [data-part="call-to-action"]'),
    ).toBeNull();
    expect(
      container.querySelector('a[href*="/exercises"], a[href*="/training"], a[href*="/pricing"]'),
    ).toBeNull();
    expect(container.querySelector('[data-part="today"], [data-part="stood-out"]')).toBeNull();
  });

  it('fits about a page before anything is opened', async () => {
    const words = closedText(await show(attempt, more)).split(/\s+/).length;
    expect(words).toBeLessThanOrEqual(350);
  });
});

describe('a shared report', () => {
  it('says what this person reported', async () => {
    const container = await show(sampleAttempt());
    expect(container.querySelector('#insights')).toHaveTextContent(
      /This person reported the most difficulty in .+ \(\d+(\.\d)? of 100\)\./,
    );
  });

  it('keeps the texts written for the person folded, and says whom they mean', async () => {
    const container = await show(sampleAttempt());
    expect(container.querySelector('#meaning h2')).toHaveTextContent('What the report tells this person');
    expect(container.querySelector<HTMLDetailsElement>('#meaning details')?.open).toBe(false);
    expect(container.querySelector('#meaning [data-part="told"]')).toHaveTextContent('“You” means them.');
  });
});
