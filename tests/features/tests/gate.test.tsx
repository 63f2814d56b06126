import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { saveRun } from '@/api/runs/local-runs';
import { startQuestionnaire } from '@/lib/assessments/run';
import { attentionFlowInterview } from '@/lib/assessments/tests/attention-flow-interview/definition';
import { focuscheckAdult } from '@/lib/assessments/tests/focuscheck-adult/definition';
import { dayMs } from '@/lib/time';
import {
  agreeAndStart,
  alice,
  atHeading,
  finishedRecord,
  heading,
  openTest,
  startButton,
  startSignedIn,
} from './account-test.tsx';
import { backend, database } from './backend.ts';

vi.mock('@/integrations/supabase/client', async () => (await import('./backend.ts')).fakeClientModule);

beforeEach(startSignedIn);

const starts = () => database.calls.filter(([name]) => name === 'start_attempt').map(([, args]) => args);
const refuse = (message: string, rest: object) =>
  database.answers.set('start_attempt', () => ({
    data: null,
    error: { code: 'PT403', message, hint: null, details: null, ...rest },
  }));
const access = (rest: object) =>
  database.answers.set('my_test_access', () => ({
    data: [
      {
        test_id: 'psyprofile_lite',
        may_open: true,
        required_tier: 'premium',
        available_at: null,
        via: 'tier',
        ...rest,
      },
    ],
    error: null,
  }));

describe('the gate of a test about oneself', () => {
  it('opens only after its sentence was confirmed, and stores which sentence that was', async () => {
    openTest('/test/focuscheck');
    await userEvent.click(await startButton());
    expect(await screen.findByText('Please confirm this to go on.')).toBeVisible();
    expect(starts()).toEqual([]);
    expect(screen.getByLabelText('I am 18 or older and answer about myself.')).toBeVisible();
    await agreeAndStart();
    await atHeading(/^Question 1 of 30\./);
    expect(starts()).toMatchObject([{ p_test: 'focuscheck_adult_screening', p_form: 'self' }]);
    expect(starts()[0]).not.toHaveProperty('p_subject');
  });

  it('names what the test is not and links to the disclaimer', async () => {
    openTest('/test/focuscheck');
    await startButton();
    expect(screen.getByText(/It does not diagnose or rule out any condition/)).toBeVisible();
    const link = screen.getByRole('link', { name: 'Read the medical disclaimer' });
    expect(link).toHaveAttribute('href', '/medical-disclaimer');
  });

  it('says on a retake that the months looked back on overlap', async () => {
    database.attempts = [finishedRecord(focuscheckAdult, () => 3)];
    openTest('/test/focuscheck');
    expect(
      await screen.findByText(/The months you look back on overlap with your last result/),
    ).toBeVisible();
  });

  it('has the age of its own test', async () => {
    openTest('/test/start-barriers');
    await startButton();
    expect(screen.getByLabelText('I am 16 or older and answer about myself.')).toBeVisible();
  });
});

describe('a test that does not open', () => {
  it('names the plan it takes, before anything is filled in', async () => {
    access({ may_open: false, via: null });
    openTest('/test/psyprofile');
    expect(
      await screen.findByRole('heading', { name: 'This test is part of the Premium plan' }),
    ).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Not now' })).toHaveAttribute('href', '/testing-hub');
    expect(screen.getByRole('link', { name: 'Get Premium' })).toHaveAttribute(
      'href',
      '/pricing?plan=premium&billing=annual&for=psyprofile#plans',
    );
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  it('names the plan when only the start says so', async () => {
    refuse('tier_required', { hint: 'plus' });
    openTest('/test/attentionflow');
    await agreeAndStart();
    expect(
      await screen.findByRole('heading', { name: 'This test is part of the Plus plan' }),
    ).toBeInTheDocument();
  });

  it('says how long to wait', async () => {
    access({ available_at: new Date(Date.now() + 12 * dayMs - 1000).toISOString() });
    openTest('/test/psyprofile');
    expect(await screen.findByText(/You can take this self-check again in 12 days\./)).toBeVisible();
  });

  it('says so beside the form where another form or child is free', async () => {
    refuse('retake_wait', { details: new Date(Date.now() + 3 * dayMs - 1000).toISOString() });
    openTest('/test/childfocus?form=parent');
    await userEvent.type(await screen.findByLabelText('Nickname or initials'), 'Mia');
    await userEvent.click(screen.getByLabelText('9 to 12 years'));
    await agreeAndStart();
    expect(await screen.findByText('You can take this self-check again in 3 days.')).toBeVisible();
    expect(screen.getByLabelText('Nickname or initials')).toBeVisible();
  });

  it('says that starting needs a connection, and asks with the same id once there is one', async () => {
    database.answers.set('start_attempt', () => ({ data: null, error: new TypeError('Failed to fetch') }));
    openTest('/test/focuscheck');
    await agreeAndStart();
    expect(await screen.findByText(/You need a connection to start/)).toBeVisible();
    database.answers.clear();
    await userEvent.click(await startButton());
    await atHeading(/^Question 1 of 30\./);
    const ids = starts().map(({ p_id }) => p_id);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });
});

describe('the gate of the test about a child', () => {
  it('asks a parent for a nickname, an age group and the permission, and for nothing else', async () => {
    openTest('/test/childfocus');
    await userEvent.click(await startButton());
    expect(await screen.findByText('Please choose who answers.')).toBeVisible();
    await userEvent.click(screen.getByLabelText(/I am a parent or guardian/));
    await userEvent.click(await startButton());
    expect(screen.getByText(/Please enter a nickname or initials/)).toBeVisible();
    expect(screen.getByText('Please choose an age group.')).toBeVisible();
    expect(screen.queryByLabelText(/How many weeks/)).not.toBeInTheDocument();
    const label = screen.getByLabelText<HTMLInputElement>('Nickname or initials');
    expect(label.maxLength).toBe(20);
    expect(screen.getByText(/No full name/)).toBeVisible();
    expect(screen.getAllByRole('checkbox')).toHaveLength(1);
    expect(
      screen.getByLabelText(
        'I am the parent or legal guardian, or I have the permission of one, to answer about this child.',
      ),
    ).toBeVisible();
    await userEvent.type(label, '  Mia Berger');
    expect(screen.getByText('Is that a full name? Initials are enough.')).toBeVisible();
    await userEvent.clear(label);
    await userEvent.type(label, '  Mia ');
    expect(screen.queryByText(/Is that a full name/)).not.toBeInTheDocument();
    await userEvent.click(screen.getByLabelText('9 to 12 years'));
    await agreeAndStart();
    await atHeading(/^Question 1 of 40\. .*your child/);
    expect(starts()).toMatchObject([{ p_form: 'parent', p_subject: 'Mia' }]);
  });

  it('asks back about what looks like a full name, and starts all the same', async () => {
    openTest('/test/childfocus?form=parent');
    await userEvent.type(await screen.findByLabelText('Nickname or initials'), 'Mia Berger');
    expect(screen.getByText('Is that a full name? Initials are enough.')).toBeVisible();
    await userEvent.click(screen.getByLabelText('9 to 12 years'));
    await agreeAndStart();
    await atHeading(/^Question 1 of 40\. /);
    expect(starts()).toMatchObject([{ p_subject: 'Mia Berger' }]);
  });

  it('stops a teacher who has known the child for less than four weeks, and explains', async () => {
    openTest('/test/childfocus?form=teacher');
    const weeks = await screen.findByLabelText(/How many weeks/);
    await userEvent.type(weeks, '3');
    expect(await screen.findByText('Please come back a little later')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Start/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    await userEvent.clear(weeks);
    await userEvent.type(weeks, '4');
    expect(screen.queryByText('Please come back a little later')).not.toBeInTheDocument();
    expect(screen.getByLabelText('My school allows this.')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Nickname or initials'), 'Mia');
    await userEvent.click(screen.getByLabelText('6 to 8 years'));
    await agreeAndStart();
    await atHeading(/^Question 1 of 40\./);
    expect(screen.getByText('Over the past 2 months')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Not seen' })).toBeInTheDocument();
  });

  it('does not carry what was confirmed as a parent over to the form of a teacher', async () => {
    openTest('/test/childfocus?form=parent');
    await userEvent.click(await screen.findByRole('checkbox'));
    await userEvent.click(screen.getByLabelText(/I am a teacher/));
    const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
    expect(boxes.map(({ checked }) => checked)).toEqual([false, false]);
  });
});

describe('the Memory Check', () => {
  afterEach(async () => {
    await i18next.changeLanguage('en');
    i18next.removeResourceBundle('pl', 'tests');
  });

  it('says what it cannot do and when to talk to a doctor, and asks for the agreement of the other person', async () => {
    openTest('/test/memory-check');
    await userEvent.click(await screen.findByLabelText(/I answer about someone I know well/));
    expect(screen.getByLabelText('The person I answer about knows of this and agrees.')).toBeVisible();
    expect(screen.getByLabelText(/cannot detect or rule out dementia/)).toBeVisible();
    expect(screen.getByText(/talk to a doctor, whatever this result shows/)).toBeVisible();
    expect(screen.getByText(/Sudden confusion/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Not now' })).toHaveAttribute('href', '/testing-hub');
    await agreeAndStart();
    await atHeading(/^Question 1 of 20\./);
    expect(screen.getByRole('button', { name: 'Not sure' })).toBeInTheDocument();
  });

  it('offers English where the language has no word lists, and asks nothing of the kind of an informant', async () => {
    i18next.addResourceBundle('pl', 'tests', { scale: { never: 'Nigdy' } });
    await i18next.changeLanguage('pl');
    openTest('/test/memory-check');
    await userEvent.click(await screen.findByLabelText(/I answer about myself/));
    expect(screen.getByText(/there are none in your language yet/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Start the/ })).not.toBeInTheDocument();
    expect(screen.getByLabelText('Language')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Take it in English' }));
    expect(screen.getByRole('button', { name: 'Start the questions' })).toBeInTheDocument();
    await userEvent.click(screen.getByLabelText(/I answer about someone I know well/));
    expect(screen.queryByText(/word lists/)).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Start the questions' })).toBeInTheDocument();
  });
});

describe('an unfinished interview', () => {
  async function keepRun(daysAgo: number): Promise<string> {
    const attemptId = crypto.randomUUID();
    const run = startQuestionnaire({
      definition: attentionFlowInterview,
      attemptId,
      form: 'self',
      language: 'en',
      seed: 'seed',
      questionIds: ['ASA001', 'ASA003'],
      itemLanguages: {},
      consent: { kind: 'adult_self', accepted_at: '2026-01-05T09:00:00.000Z', text_version: '1.0' },
      now: Date.now() - daysAgo * dayMs,
    });
    await saveRun(run, alice);
    return attemptId;
  }

  it('goes on within seven days, without asking the server again', async () => {
    await keepRun(6);
    openTest('/test/attentionflow');
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
    await atHeading(/Were these patterns already there in your school years\?$/);
    expect(starts()).toEqual([]);
  });

  it('has expired after that, and is started again with the gate', async () => {
    await keepRun(8);
    openTest('/test/attentionflow');
    expect(await screen.findByText('This pause was too long')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Start again' }));
    await agreeAndStart();
    await waitFor(() => expect(starts()).toHaveLength(1));
  });

  it('says the same at its own address', async () => {
    const id = await keepRun(8);
    openTest(`/test/attentionflow?run=${id}`);
    await atHeading('This pause was too long');
    // Every gate that is drawn from here on, also one that is taken away again.
    const drawn = new Set<Element>();
    const watch = new MutationObserver(() => {
      for (const gate of document.querySelectorAll('[data-slot=gate-form]')) drawn.add(gate);
    });
    watch.observe(document.body, { childList: true, subtree: true });
    await userEvent.click(screen.getByRole('button', { name: 'Start again' }));
    expect(await startButton()).toBeInTheDocument();
    await waitFor(() => expect(heading()).toHaveFocus());
    await agreeAndStart();
    await waitFor(() => expect(starts()).toHaveLength(1));
    watch.disconnect();
    expect(drawn.size).toBe(1);
  });

  it('is not shown to somebody else', async () => {
    const id = await keepRun(1);
    backend.user = '22222222-2222-4222-8222-222222222222';
    openTest(`/test/attentionflow?run=${id}`);
    await atHeading('Assessment session not found. Please start a new assessment.');
  });
});
