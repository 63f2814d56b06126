import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { AttemptRecord } from '@/lib/assessments/attempt-record';
import { childFocusTracker } from '@/lib/assessments/tests/child-focus-tracker/definition';
import { delayChoice } from '@/lib/assessments/tests/delay-choice/definition';
import { focuscheckAdult } from '@/lib/assessments/tests/focuscheck-adult/definition';
import { memoryCheck } from '@/lib/assessments/tests/memory-check/definition';
import { procrastinationPatterns } from '@/lib/assessments/tests/procrastination-patterns/definition';
import { psyprofileLite } from '@/lib/assessments/tests/psyprofile-lite/definition';
import { startBarriers } from '@/lib/assessments/tests/start-barriers/definition';
import type { InstrumentDefinition } from '@/lib/assessments/types';
import { atHeading, finishedRecord, openTest, startSignedIn } from './account-test.tsx';
import { database } from './backend.ts';

vi.mock('@/integrations/supabase/client', async () => (await import('./backend.ts')).fakeClientModule);

beforeEach(startSignedIn);

/** The results of an attempt the account holds. */
function show(definition: InstrumentDefinition, record: AttemptRecord) {
  database.answers.set('get_attempt', () => ({ data: record, error: null }));
  return openTest(`${definition.route}?run=${record.id}`);
}

const bars = () => screen.getAllByRole('img').map((bar) => bar.getAttribute('aria-label') ?? '');
const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
const isBefore = (a: Element, b: Element) =>
  Boolean(a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING);

describe('results of any test of an account', () => {
  it('lead to the report, to training, to the hub and to another go after the wait', async () => {
    const record = finishedRecord(focuscheckAdult, () => 3);
    show(focuscheckAdult, record);
    await atHeading(/noticeable/);
    expect(link('Read why')).toBe(`/focuscheck/report/${record.id}`);
    expect(link('Start Training')).toBe('/training-hub');
    expect(link('Retake Assessment')).toBe('/test-intro/focuscheck');
    expect(screen.getByText('New questions, after 30 days.')).toBeVisible();
    expect(link('Testing Hub')).toBe('/testing-hub');
  });

  it.each([
    ['Emotional Reactivity', focuscheckAdult, 'FER'],
    ['Emotional Ups & Downs', psyprofileLite, 'PEB'],
    ['Feelings & Frustration', childFocusTracker, 'CFF'],
  ] as const)(
    'put the support line right after the areas when %s is high',
    async (_area, definition, prefix) => {
      show(
        definition,
        finishedRecord(definition, (id) => (id.startsWith(prefix) ? 5 : 1)),
      );
      await waitFor(() => expect(document.querySelector('[data-slot=support-line]')).toBeInTheDocument());
      const line = document.querySelector('[data-slot=support-line]');
      expect(line && isBefore(line, screen.getByRole('heading', { name: 'Next Steps' }))).toBe(true);
    },
  );
});

describe('results about a child', () => {
  it('name the child by its label, start with strengths, and lead to the other informant', async () => {
    const record = finishedRecord(childFocusTracker, (id) => (id.startsWith('CAF') ? 1 : 4), 'parent');
    show(childFocusTracker, record);
    expect(await screen.findByText(/^ChildFocus Tracker about Tom, /)).toBeVisible();
    expect(screen.getByText('Share this with your child only in a way that helps.')).toBeVisible();
    const strengths = screen.getByRole('heading', { name: 'Strengths in these answers' });
    expect(isBefore(strengths, screen.getByRole('region', { name: '5 areas' }))).toBe(true);
    expect(link('Invite the other side')).toBe(`/reports/${record.id}#invite`);
    expect(screen.getByText(/A teacher can answer the same areas from class/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Start Training' })).not.toBeInTheDocument();
  });

  it('ask for no second view where there is one', async () => {
    const record = finishedRecord(childFocusTracker, () => 3, 'parent');
    database.attempts = [
      { ...finishedRecord(childFocusTracker, () => 2, 'teacher'), id: 'in-class' },
      record,
    ];
    show(childFocusTracker, record);
    await screen.findByText(/^ChildFocus Tracker about Tom, /);
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Invite the other side' })).toBeNull());
  });

  it('do not speak of the score and the areas of the one who answers', async () => {
    show(
      childFocusTracker,
      finishedRecord(childFocusTracker, () => 3, 'parent'),
    );
    expect(await screen.findByText(/^The overall score is 50 of 100\./)).toBeVisible();
    expect(screen.queryByText(/your (overall score|areas)/i)).not.toBeInTheDocument();
  });
});

describe('results of procrastination tests', () => {
  it('name the main pattern', async () => {
    show(
      procrastinationPatterns,
      finishedRecord(procrastinationPatterns, (id) => (id.startsWith('PF') ? 5 : 2)),
    );
    expect(
      await screen.findByText('In your answers, the most difficulty is in Perfectionism.'),
    ).toBeVisible();
  });

  it('name several areas that came out alike, and none where all are low', async () => {
    show(
      procrastinationPatterns,
      finishedRecord(procrastinationPatterns, (id) => (/^(IN|ET)/.test(id) ? 4 : 2)),
    );
    expect(
      await screen.findByText(
        'In your answers, these came out about equally high: Initiation and Emotional Triggers.',
      ),
    ).toBeVisible();
  });

  it('rank the barriers', async () => {
    show(
      startBarriers,
      finishedRecord(startBarriers, (id) => ({ SD: 2, TA: 5, DP: 3, DY: 4 })[id.slice(0, 2)] ?? 1),
    );
    await screen.findByRole('heading', { name: 'Your barriers, strongest first' });
    expect(bars().map((text) => text.replace(/:.*/, ''))).toEqual([
      'Unpleasant Tasks',
      'Distant Payoff',
      'Pull of Distractions',
      'Self-Doubt',
    ]);
  });

  it('compare a plan with what happened, on this device only', async () => {
    const record = finishedRecord(startBarriers, () => 3);
    const { unmount } = show(startBarriers, record);
    await userEvent.click(await screen.findByRole('button', { name: 'Keep this plan' }));
    expect(screen.getByText('Please name the task.')).toBeVisible();
    await userEvent.type(screen.getByLabelText('The task'), 'Send the tax form');
    await userEvent.type(screen.getByLabelText('When do you want to start?'), '2026-11-21T09:00');
    await userEvent.type(screen.getByLabelText('How many minutes will it take?'), '30');
    await userEvent.click(screen.getByRole('button', { name: 'Keep this plan' }));
    expect(await screen.findByText('Send the tax form')).toBeVisible();
    unmount();
    show(startBarriers, record);
    await userEvent.type(await screen.findByLabelText('When did you really start?'), '2026-11-21T14:30');
    await userEvent.type(screen.getByLabelText('How many minutes did it take?'), '48');
    await userEvent.click(screen.getByRole('button', { name: 'Compare' }));
    expect(await screen.findByText('You started 5.5 hours after the time you had planned.')).toBeVisible();
    expect(screen.getByText('It took 1.6 times as long as you thought.')).toBeVisible();
    expect(JSON.stringify(database.calls)).not.toContain('tax form');
    await userEvent.click(screen.getByRole('button', { name: 'Delete this plan' }));
    expect(screen.getByLabelText('The task')).toBeVisible();
    expect(localStorage.getItem(`fcl.startPlan.${record.id}`)).toBeNull();
  });

  it('show the pull of sooner rewards without a band or a colour', async () => {
    const base = finishedRecord(focuscheckAdult, () => 3);
    const scored: AttemptRecord = {
      ...base,
      test_id: 'delay_choice',
      overall: 37.5,
      band: null,
      domains: { sooner_preference: 37.5 },
      question_ids: [],
      answers: {},
    };
    show(delayChoice, scored);
    await atHeading('Your Delay Choice results');
    expect(document.querySelector('[data-slot=overall]')?.textContent).toBe('Overall score: 38 of 100');
    expect(screen.getByText('People differ in this, and money needs play a part.')).toBeVisible();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(screen.queryByText(/indications/)).not.toBeInTheDocument();
    expect(screen.queryByText(/difficulty/)).not.toBeInTheDocument();
  });

  it('say so when the choices give no number, which may be repeated at once', async () => {
    const base = finishedRecord(focuscheckAdult, () => 3);
    show(delayChoice, {
      ...base,
      test_id: 'delay_choice',
      overall: null,
      band: null,
      domains: { sooner_preference: null },
      question_ids: [],
      answers: {},
    });
    expect(await screen.findByText(/do not fit together well enough to give a number/)).toBeVisible();
    // All 30 choices were made.
    expect(screen.queryByText('Not enough answers')).not.toBeInTheDocument();
    expect(screen.getByText('New questions, whenever you like.')).toBeVisible();
  });
});

describe('results of the Memory Check', () => {
  it.each([
    [1, 'Few difficulties noticed'],
    [3, 'Some difficulties noticed'],
    [5, 'Several difficulties noticed'],
  ])('have labels of their own and the same sentences in every band (%s)', async (value, label) => {
    const record = finishedRecord(memoryCheck, () => value, 'informant');
    show(memoryCheck, record);
    await screen.findByText(/^Memory Check, /);
    expect(bars().every((bar) => bar.endsWith(label))).toBe(true);
    expect(document.querySelector('[class*=zone-strong]')).not.toBeInTheDocument();
    expect(screen.getByText(/talk to a doctor, whatever this result shows/)).toBeVisible();
    expect(screen.getByText(/Sudden confusion/)).toBeVisible();
    expect(screen.getByText('A self-check cannot detect or rule out dementia.')).toBeVisible();
    expect(screen.queryByText(/indications|Strengths|upgrade/i)).not.toBeInTheDocument();
  });

  it('can be put away and taken out again; what to do when worried stays', async () => {
    show(
      memoryCheck,
      finishedRecord(memoryCheck, () => 3, 'informant'),
    );
    await screen.findByText(/^Memory Check, /);
    await userEvent.click(screen.getByRole('button', { name: 'Hide this result' }));
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(document.querySelector('[data-slot=overall]')).not.toBeInTheDocument();
    expect(screen.getByText(/talk to a doctor, whatever this result shows/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show the result' }));
    expect(bars()).toHaveLength(5);
  });

  it('list the changes and the plain counts of the word task back', async () => {
    const record = finishedRecord(memoryCheck, () => 2, 'self');
    show(memoryCheck, {
      ...record,
      context: { change_time_place: 'yes', change_everyday_recall: 'not_sure' },
      tasks: {
        word_learning: { raw: {}, result: { rounds: [{ correct: 5 }, { correct: 7 }, { correct: 9 }] } },
        word_delayed: { raw: {}, result: { correct: 8 } },
        word_recognition: { raw: {}, result: { hits: 11, falseAlarms: 1 } },
      },
    });
    const changes = await screen.findByRole('region', { name: 'Changes you noticed' });
    expect(within(changes).getByText('Time & Place').nextSibling?.textContent).toBe('Yes');
    const words = screen.getByRole('region', { name: 'Word task' });
    expect(within(words).getByText('You recalled 8 of 12 words after the pause.')).toBeVisible();
    expect(
      within(words).getByText(/You recalled 5, 7, and 9 of 12 words|rounds you recalled 5, 7, and 9/),
    ).toBeVisible();
    expect(
      within(words).getByText(
        'Results of a short word task change with sleep, hearing, language and practice.',
      ),
    ).toBeVisible();
  });
});
