import 'fake-indexeddb/auto';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { invitedOutbox } from '@/api/sharing/invites';
import { readAllStored } from '@/integrations/local-db/open';
import { agreeAndStart, answerQuestions, atHeading, openTest, startSignedIn } from './account-test.tsx';
import { backend, database, invited } from './backend.ts';

vi.mock('@/integrations/supabase/client', async () => (await import('./backend.ts')).fakeClientModule);

const token = 'ab'.repeat(32);
const address = `/test/childfocus/invite/${token}`;

/** What the server tells of an invite; of a used one nothing else. */
function ask(change: object | null = {}): void {
  const asked = {
    test_id: 'child_focus_tracker',
    form: 'teacher',
    child_label: 'Mia',
    age_band: '9-12',
    expires_at: '2099-01-01T00:00:00Z',
    completed: false,
  };
  database.answers.set('read_informant_invite', () => ({
    data: change === null || 'completed' in change ? change : { ...asked, ...change },
    error: null,
  }));
}

beforeEach(async () => {
  await startSignedIn();
  backend.user = null;
  ask();
});

async function startAsTeacher(): Promise<void> {
  openTest(address);
  await userEvent.type(await screen.findByLabelText(/How many weeks/), '12');
  await agreeAndStart();
  await atHeading(/^Question 1 of 40\./);
}

describe('an invited informant', () => {
  it('is told about whom and for whom, and is asked only what is not known yet', async () => {
    openTest(address);
    await atHeading('ChildFocus Tracker: answer about Mia');
    expect(screen.getByText('You answer as a teacher, about the past 2 months in class.')).toBeVisible();
    expect(screen.getByText('Age group: 9 to 12 years.')).toBeVisible();
    await screen.findByLabelText(/How many weeks/);
    expect(screen.queryByLabelText('Nickname or initials')).not.toBeInTheDocument();
    expect(screen.queryByText('Who answers?')).not.toBeInTheDocument();
    expect(screen.getByText(/You do not see their answers or a result/)).toBeVisible();
  });

  it('answers without an account and gets thanks in place of results; the answers go by the token', async () => {
    await startAsTeacher();
    await answerQuestions(40, '2341');
    await atHeading('Thank you, that was everything');
    expect(await screen.findByText('Your answers have arrived.')).toBeVisible();
    expect(invited).toHaveLength(1);
    expect(invited[0]?.token).toBe(token);
    expect(invited[0]?.submission).toMatchObject({
      test_id: 'child_focus_tracker',
      form: 'teacher',
      details: { child_label: 'Mia', age_band: '9-12', known_weeks: 12 },
      consent: { kind: 'child_teacher' },
    });
    expect(database.calls.map(([name]) => name)).not.toContain('start_attempt');
    expect(backend.stored.size).toBe(0);
    expect(screen.queryByText(/of 100/)).not.toBeInTheDocument();
    expect(await readAllStored('attempts')).toEqual([]);
    expect(await readAllStored('outbox')).toEqual([]);
  });

  it('loses nothing without a connection', async () => {
    await startAsTeacher();
    backend.reply = 'offline';
    await answerQuestions(40);
    await atHeading('Thank you, that was everything');
    expect(
      await screen.findByText(/Your answers are kept on this device and are sent by themselves/),
    ).toBeVisible();
    expect(await readAllStored('outbox')).toHaveLength(1);
    backend.reply = 'ok';
    await invitedOutbox.flush();
    expect(await screen.findByText('Your answers have arrived.')).toBeVisible();
    expect(invited).toHaveLength(1);
  });

  it('goes on where they stopped, also after the tab was closed', async () => {
    await startAsTeacher();
    await answerQuestions(3);
    await screen.findByText('Saved on this device');
    cleanup();
    openTest(address);
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
    await atHeading(/^Question 4 of 40\./);
  });

  it('leaves its run to itself: a parent on the same device is not offered it as their own', async () => {
    await startAsTeacher();
    await screen.findByText('Saved on this device');
    cleanup();
    backend.user = '22222222-2222-4222-8222-222222222222';
    openTest('/test/childfocus');
    expect(await screen.findByText('Who answers?')).toBeVisible();
    expect(screen.queryByText(/Continue where you stopped/)).not.toBeInTheDocument();
  });

  it.each([
    ['ended, was taken back or never was', null, 'This link does not work any more'],
    ['was used', { completed: true }, 'These questions were answered already'],
  ])('is told kindly when the link %s', async (_what, change, title) => {
    ask(change);
    openTest(address);
    await atHeading(title);
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Start/ })).not.toBeInTheDocument());
  });
});
