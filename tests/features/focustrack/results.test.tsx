import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FocustrackSubmission, focustrackOutbox, keepFocustrack } from '@/api/focustrack/outbox';
import { measuredAreas } from '@/features/focustrack/results/measured-areas';
import { ResultsView } from '@/features/focustrack/results/results-view';
import { clearStored } from '@/integrations/local-db/open';
import { wholePercent } from '@/lib/assessments/bands';
import { dimensionIds } from '@/lib/cognitive/focustrack/dimensions';
import type { FocustrackRecord } from '@/lib/cognitive/focustrack/record';
import { scoreFocustrackRun } from '@/lib/cognitive/focustrack/score-run';
import { type SimulatedRun, simulateFocustrackRun } from '@/lib/cognitive/simulation/focustrack-run';
import { createRespondent, type RespondentKind } from '@/lib/cognitive/simulation/respondents';
import { renderAt } from '../../support/render.tsx';
import { contentResponse } from '../../support/report-content.ts';
import { alice, backend, bob } from './fake-backend.ts';

vi.mock('@/integrations/supabase/client', async () => (await import('./fake-backend.ts')).fakeClientModule);

vi.mock('@/features/gates/upgrade-prompt', () => ({ UpgradePrompt: () => null }));

const id = '3f1c9a52-7c1e-4b6e-9d0a-2f5f8f1b7a10';

function simulate(kind: RespondentKind, options: Partial<SimulatedRun> = {}): FocustrackRecord {
  const run = simulateFocustrackRun({
    seed: 'shown',
    respondent: createRespondent(kind, 'shown'),
    ...options,
  });
  if (!run) throw new Error('the run did not end');
  return run;
}

const held = (run: FocustrackRecord, owner = alice) => backend.state.runs.set(id, { owner, run });
const show = () => renderAt(`/test/focustrack?run=${id}`, <ResultsView userId={alice} id={id} />);

beforeEach(async () => {
  await clearStored();
  window.localStorage.clear();
  backend.reset();
  backend.state.user = alice;
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  vi.stubGlobal('fetch', async (address: unknown) => {
    return contentResponse(String(address)) ?? new Response(null, { status: 404 });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the results of a scored run', () => {
  it('say first what the run means, in the sentence of its report', async () => {
    const run = simulate('average');
    held(run);
    show();
    const heading = await screen.findByRole('heading', { level: 1 });
    const scored = scoreFocustrackRun(run);
    if (!scored.ok) throw new Error(scored.error);
    const raised = measuredAreas(scored.value).filter(({ score }) => (score ?? 0) >= 40);
    const marked = [...heading.querySelectorAll('mark')].map(({ textContent }) => textContent);
    expect(raised.map(({ label }) => label)).toEqual(expect.arrayContaining(marked));
    expect(heading).not.toHaveTextContent('How this run went');
    expect(heading).toHaveFocus();
  });

  it('have one step for now and the way to the report before all that explains the numbers', async () => {
    held(simulate('average'));
    show();
    const why = await screen.findByRole('link', { name: 'Read why' });
    expect(why).toHaveAttribute('href', `/focustrack/report/${id}`);
    const card = await screen.findByText('Today, 2 minutes');
    const numbers = screen.getByRole('region', { name: 'What each number rests on' });
    for (const early of [screen.getByRole('link', { name: 'Read why' }), card])
      expect(early.compareDocumentPosition(numbers)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(numbers).toHaveTextContent('Missed TargetsA higher number means that more targets were missed.');
  });

  it('show the five numbers as reports do, with their meaning and what they are not', async () => {
    const run = simulate('average');
    held(run);
    show();
    await screen.findByRole('heading', { level: 1 });
    const scored = scoreFocustrackRun(run);
    if (!scored.ok) throw new Error(scored.error);
    for (const dimension of dimensionIds) {
      const row = document.querySelector<HTMLElement>(`[data-dimension=${dimension}]`);
      expect(row).toHaveTextContent(String(wholePercent(scored.value.difficulty[dimension] ?? Number.NaN)));
    }
    expect(screen.getByText(/Higher numbers mean more difficulty in this run\./)).toBeVisible();
    expect(
      screen.getByText(/This scale describes this run; it is not a comparison with other people\./),
    ).toBeVisible();
    expect(screen.getByText(/This is a screening result, not a diagnosis/)).toBeVisible();
    const { omissions, targets } = scored.value.metrics;
    expect(screen.getByText(new RegExp(`You missed ${omissions} of ${targets} targets`))).toBeVisible();
    expect(screen.queryByText('Read these numbers with care')).not.toBeInTheDocument();
  });

  it('have a table beside the drawing and say how exact the timing was', async () => {
    held(simulate('average'));
    show();
    const drawing = await screen.findByRole('img', { name: /six blocks of the run/ });
    expect(drawing).toBeInTheDocument();
    const table = screen.getByRole('table', { hidden: true });
    expect(within(table).getAllByRole('row', { hidden: true })).toHaveLength(7);
    const certificate = screen.getByRole('region', { name: 'How exact the timing was' });
    expect(certificate).toHaveTextContent('This device measured well.');
    expect(certificate).toHaveTextContent('60 Hz');
    expect(certificate).toHaveTextContent('measured after drawing');
    expect(certificate).toHaveTextContent('Keyboard');
  });

  it('name by what the times of appearing were taken', async () => {
    const run = simulate('average');
    held({ ...run, trials: run.trials.map((trial) => ({ ...trial, presentedMs: trial.onsetMs + 1 })) });
    show();
    const certificate = await screen.findByRole('region', { name: 'How exact the timing was' });
    expect(certificate).toHaveTextContent('Time of appearingas the browser reported it');
  });

  it('say in words what was not exact, and that the practice was not passed', async () => {
    const run = simulate('average', { isDropped: (frame) => frame % 41 < 3 });
    held({ ...run, practice: [] });
    show();
    const cautions = await screen.findByText('Read these numbers with care');
    const notice = cautions.closest('[data-part=cautions]');
    expect(notice).toHaveTextContent('Because the device was busy');
    expect(notice).toHaveTextContent('The practice was not passed');
    expect(screen.getByText('This device measured less exactly than it could.')).toBeVisible();
  });

  it('leave out speed and the overall number for spoken letters, and warn of wireless sound', async () => {
    const run = simulate('average', { variant: 'audio' });
    held({ ...run, header: { ...run.header, wirelessAudio: true } });
    show();
    const speed = await screen.findByText('Not reported for spoken letters');
    expect(speed.closest('[data-dimension]')).toHaveAttribute('data-dimension', 'processing_speed');
    expect(document.querySelector('[data-slot=overall]')).toHaveTextContent('no overall number');
    expect(screen.getByText(/Wireless sound arrives late/)).toBeVisible();
  });

  it('say that the window was small', async () => {
    const run = simulate('average');
    held({ ...run, header: { ...run.header, smallWindow: true } });
    show();
    expect(await screen.findByText(/The window was small/)).toBeVisible();
  });

  it('name the moment the test opens again', async () => {
    backend.state.access = { may_open: true, available_at: '2026-11-27T10:00:00.000Z' };
    held(simulate('average'));
    show();
    expect(await screen.findByText(/You can take this test again from November 27, 2026/)).toBeVisible();
  });

  it('are read from the device without a connection, and lead to the report once they are sent', async () => {
    backend.state.reply = 'offline';
    const consent = {
      kind: 'sixteen_self',
      accepted_at: '2026-11-20T09:00:00.000Z',
      text_version: 'reaction-1.0',
    };
    const submission: FocustrackSubmission = { id, language: 'en', consent, run: simulate('average') };
    await keepFocustrack(submission, alice);
    show();
    expect(await screen.findByText('Not sent yet')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Read why' })).not.toBeInTheDocument();
    backend.state.reply = 'ok';
    await focustrackOutbox.flush();
    const link = await screen.findByRole('link', { name: 'Read why' });
    expect(link).toHaveAttribute('href', `/focustrack/report/${id}`);
    await waitFor(() => expect(screen.queryByText('Not sent yet')).not.toBeInTheDocument());
  });

  it('can be sent again by the person when the server refused them', async () => {
    backend.state.reply = { status: 409, code: 'attempt_conflict' };
    const consent = { kind: 'sixteen_self', accepted_at: '2026-11-20T09:00:00.000Z', text_version: '1' };
    await keepFocustrack({ id, language: 'en', consent, run: simulate('average') }, alice);
    await focustrackOutbox.flush();
    show();
    backend.state.reply = 'ok';
    await userEvent.click(await screen.findByRole('button', { name: 'Send again' }));
    expect(await screen.findByRole('link', { name: 'Read why' })).toBeInTheDocument();
  });
});

describe('a run without scores', () => {
  it('says so with its reasons and can be done again at once', async () => {
    held(simulate('guessing'));
    show();
    await screen.findByRole('heading', { name: 'This run could not be scored' });
    expect(document.querySelector('[data-part=reasons] li')).toBeInTheDocument();
    expect(document.querySelector('[data-dimension]')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Start again' })).toHaveAttribute('href', '/test/focustrack');
  });

  it('that was left early names that first', async () => {
    const run = simulate('average');
    held({ ...run, status: 'abandoned', trials: run.trials.slice(0, 200) });
    show();
    await screen.findByText('The run ended early.');
  });

  it("of another person does not open, nor does one that isn't there", async () => {
    held(simulate('average'), bob);
    show();
    await screen.findByRole('heading', { name: 'There is no such run' });
  });
});
