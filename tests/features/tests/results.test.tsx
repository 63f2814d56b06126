import 'fake-indexeddb/auto';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { attemptOutbox } from '@/api/attempts/outbox';
import { saveRun } from '@/api/runs/local-runs';
import { readAllStored } from '@/integrations/local-db/open';
import { submittingRun } from '../../api/sample-run.ts';
import { backend } from './backend.ts';
import { atResults, overall, page, serveContent, startAfresh, toastTitles } from './screening-page.tsx';

vi.mock('@/integrations/supabase/client', async () => (await import('./backend.ts')).fakeClientModule);

beforeEach(startAfresh);
afterEach(() => {
  vi.restoreAllMocks();
});

const alice = '11111111-1111-4111-8111-111111111111';

/** A run whose last answer was just given; `values` repeat, 0 skips a question. */
async function finish(...values: number[]): Promise<void> {
  const run = submittingRun(Date.now() - 60_000, values.length > 0 ? values : [3, 5, 2, 4, 1]);
  await saveRun(run, backend.user);
  page(`/focus-snapshot?run=${run.attemptId}`);
  await atResults();
}

const attemptId = () => [...backend.stored.keys()][0] ?? '';
const bars = () => screen.getAllByRole('img').map((bar) => bar.getAttribute('aria-label'));

describe('the results', () => {
  it('show number and label of set A, the warning, the direction and what the bands are not', async () => {
    await finish(3);
    expect(overall()).toBe('Overall score: 50 of 100, Moderate indications');
    expect(
      screen.getByText(
        'This is a screening result, not a diagnosis. Only a qualified health professional can diagnose a condition.',
      ),
    ).toBeVisible();
    expect(screen.getByText('Higher scores mean more reported difficulty.')).toBeVisible();
    expect(screen.getByText(/These bands are not based on population norms\./)).toBeVisible();
  });

  it.each([
    [1, '0', 'calm'],
    [3, '50', 'noticeable'],
    [5, '100', 'strong'],
  ])('read out every bar with its label when all answers are %s', async (value, score, label) => {
    await finish(value);
    const areas = [
      'Attention & Concentration',
      'Impulsivity & Control',
      'Organization & Memory',
      'Emotion & Stress',
      'Daily Functioning',
    ];
    expect(bars()).toEqual(areas.map((area) => `${area}: ${score} of 100, ${label}`));
  });

  it('have the same numbers as a table', async () => {
    await finish(3);
    const table = within(screen.getByRole('table', { hidden: true }));
    expect(table.getAllByRole('row', { hidden: true })).toHaveLength(6);
    const [, first] = table.getAllByRole('row', { hidden: true });
    expect(first).toHaveTextContent(/^Attention & Concentration50\.0noticeable(3 of 3|4 of 4)$/);
  });

  it('say what the answers say, once the texts are there', async () => {
    await finish(3);
    expect(
      await screen.findByText(/Your overall score is 50 of 100\. Your answers show moderate indications/),
    ).toBeVisible();
    expect(screen.getByText('Today, 2 minutes')).toBeVisible();
  });

  it('log a warning and leave that block out when the texts cannot be loaded; all the rest stands', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    serveContent(false);
    await finish(3);
    await waitFor(() =>
      expect(warn).toHaveBeenCalledWith('Failed to build comprehensive report', expect.anything()),
    );
    await waitFor(() =>
      expect(screen.queryByRole('heading', { name: 'What your answers say' })).not.toBeInTheDocument(),
    );
    for (const name of ['Your Strengths', 'Areas for Growth', 'Next Steps']) {
      expect(screen.getByRole('heading', { name })).toBeInTheDocument();
    }
    expect(bars()).toHaveLength(5);
  });

  it('list low areas as strengths and the others for growth', async () => {
    await finish(1);
    const strengths = screen.getByRole('region', { name: 'Your Strengths' });
    expect(within(strengths).getAllByRole('listitem')).toHaveLength(3);
    expect(screen.getByText('No area stands out as difficult in these answers.')).toBeVisible();
    cleanup();
    await startAfresh();
    await finish(5);
    const growth = screen.getByRole('region', { name: 'Areas for Growth' });
    expect(within(growth).getAllByRole('listitem')).toHaveLength(3);
    expect(screen.getByText(/^No area stands out as a strength/)).toBeVisible();
  });

  it('put the support line right after the areas when Emotion & Stress is high, and last otherwise', async () => {
    const line = () => document.querySelector('[data-slot=support-line]');
    const isBeforeSteps = () => {
      const [a, b] = [line(), screen.getByRole('heading', { name: 'Next Steps' })];
      if (!a) throw new Error('not shown');
      return Boolean(a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING);
    };
    await finish(5);
    expect(isBeforeSteps()).toBe(true);
    cleanup();
    await startAfresh();
    await finish(3);
    expect(isBeforeSteps()).toBe(false);
    expect(line()).toHaveTextContent(/^If you feel unsafe or may be in danger/);
  });

  it('open with one sentence that names what stands out', async () => {
    await finish(1);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Nothing stands out. All areas look calm.',
    );
  });

  it('count down two minutes for the step of today, and say so when it is done', async () => {
    await finish(3);
    await userEvent.click(await screen.findByRole('button', { name: 'Do it now' }));
    expect(screen.getByRole('timer')).toHaveTextContent(/^(2:00|1:59)$/);
    await userEvent.click(screen.getByRole('button', { name: 'I have done it' }));
    expect(screen.getByText(/^Done for today\./)).toBeVisible();
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  });

  it('note answers that came very quickly or look alike, without changing a number', async () => {
    await finish(3);
    expect(screen.getByText(/^Some answers came very quickly or look alike\./)).toBeVisible();
    expect(screen.getAllByText(/Some answers came very quickly/)).toHaveLength(1);
  });

  it('name areas that rest on few answers', async () => {
    await finish(4, ...Array(17).fill(0));
    expect(screen.getByText(/^based on 1 of [34] answers$/)).toBeVisible();
    expect(bars()).toHaveLength(1);
    expect(screen.getAllByText('Not enough answers').filter((each) => each.matches('span'))).toHaveLength(4);
    expect(screen.queryByText(/NaN/)).not.toBeInTheDocument();
  });

  it('lead to the report, to an account that keeps them, to training and to another go', async () => {
    await finish();
    await waitFor(() => expect(backend.stored.size).toBe(1));
    const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    const report = `/focus-snapshot/report/${attemptId()}`;
    expect((await screen.findByRole('link', { name: 'Read why' })).getAttribute('href')).toBe(report);
    expect(link('Create a free account to keep it')).toBe(
      `/auth?mode=signup&redirect=${encodeURIComponent(report)}`,
    );
    expect(link('Start Training')).toBe(`/auth?redirect=${encodeURIComponent('/training-hub')}`);
    await userEvent.click(screen.getByRole('link', { name: 'Retake Assessment' }));
    expect(await screen.findByText(/overlap with your last result/)).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Start the Focus Snapshot' })).toBeInTheDocument();
  });

  it('offer somebody who is signed in neither an account nor a deletion from the device', async () => {
    backend.user = alice;
    await finish();
    await waitFor(() => expect(backend.stored.get(attemptId())?.owner).toBe(alice));
    expect(screen.getByRole('link', { name: 'Start Training' })).toHaveAttribute('href', '/training-hub');
    expect(screen.queryByRole('link', { name: /free account/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Remove from this device' })).not.toBeInTheDocument();
  });

  it('are there again after a reload', async () => {
    await finish(3);
    await waitFor(() => expect(backend.stored.size).toBe(1));
    const id = attemptId();
    cleanup();
    page(`/focus-snapshot?run=${id}`);
    await atResults();
    expect(overall()).toContain('50 of 100');
  });
});

describe('sending', () => {
  it('happens later when there is no connection, and the results say so', async () => {
    backend.reply = 'offline';
    await finish(3);
    expect(await screen.findByText('Waiting to be sent')).toBeVisible();
    expect(overall()).toContain('50 of 100');
    expect(await readAllStored('outbox')).toHaveLength(1);
  });

  it('that the server refuses is said, keeps the result, and can be tried again', async () => {
    backend.reply = { status: 400, code: 'wrong_distribution' };
    await finish(3);
    expect(await screen.findByText('Not sent')).toBeVisible();
    expect(toastTitles()).toEqual(['Submission failed']);
    expect(await readAllStored('attempts')).toHaveLength(1);
    backend.reply = 'ok';
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText('Not sent')).not.toBeInTheDocument());
    expect(backend.stored.size).toBe(1);
  });

  it('again what was made without an account asks whose it becomes first, once somebody is signed in', async () => {
    backend.reply = { status: 400, code: 'wrong_distribution' };
    await finish(3);
    await screen.findByText('Not sent');
    const [id = ''] = backend.received;
    cleanup();
    backend.reply = 'ok';
    backend.user = alice;
    page(`/focus-snapshot?run=${id}`);
    await screen.findByText('Not sent');
    const question = 'Add 1 result of this device to a@example.org?';
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    const dialog = await screen.findByRole('alertdialog', { name: question });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(backend.stored.has(id)).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    const again = await screen.findByRole('alertdialog', { name: question });
    await userEvent.click(within(again).getByRole('button', { name: 'Add to this account' }));
    await waitFor(() => expect(backend.stored.get(id)?.owner).toBe(alice));
  });

  it('is given up after many faults, which the results say; what is kept can be saved', async () => {
    backend.reply = { status: 500, code: 'broken' };
    await finish(3);
    await screen.findByText('Waiting to be sent');
    const [id = ''] = backend.received;
    for (let tries = 1; tries < 16; tries += 1) await attemptOutbox.send(id);
    expect(await screen.findByText('A result could not be sent')).toBeVisible();
    expect(overall()).toContain('50 of 100');
    const saved: Blob[] = [];
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: (file: Blob) => saved.push(file), revokeObjectURL() {} }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Save as a file' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(await saved[0]?.text()).toContain(id);
    backend.reply = 'ok';
    await userEvent.click(screen.getByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(screen.queryByText('A result could not be sent')).not.toBeInTheDocument());
    expect(backend.stored.has(id)).toBe(true);
  });
});

describe("a visitor's copy on the device", () => {
  it('is removed after a question that says what stays', async () => {
    await finish();
    await waitFor(() => expect(backend.stored.size).toBe(1));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove from this device' }));
    expect(await screen.findByText(/deleted after 12 months/)).toBeVisible();
    const dialog = within(screen.getByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove from this device' }));
    await screen.findByRole('button', { name: 'Start the Focus Snapshot' });
    expect(await readAllStored('attempts')).toEqual([]);
    expect(await readAllStored('runs')).toEqual([]);
    expect(backend.stored.size).toBe(1);
  });

  it('is removed together with that of the server when this is asked for', async () => {
    await finish();
    await waitFor(() => expect(backend.stored.size).toBe(1));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove from this device' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Also delete the copy on our server' }));
    backend.reply = 'offline';
    await userEvent.click(dialog.getByRole('button', { name: 'Remove from this device' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('could not be deleted');
    expect(await readAllStored('attempts')).toHaveLength(1);
    backend.reply = 'ok';
    await userEvent.click(dialog.getByRole('button', { name: 'Remove from this device' }));
    await screen.findByRole('button', { name: 'Start the Focus Snapshot' });
    expect(await readAllStored('attempts')).toEqual([]);
    expect(backend.stored.size).toBe(0);
  });

  it('is called the only one while it was not sent', async () => {
    backend.reply = 'offline';
    await finish();
    await screen.findByText('Waiting to be sent');
    await userEvent.click(screen.getByRole('button', { name: 'Remove from this device' }));
    expect(await screen.findByText(/this is the only copy/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await readAllStored('outbox')).toHaveLength(1);
  });
});
