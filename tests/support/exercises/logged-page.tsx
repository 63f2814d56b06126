import { act, fireEvent } from '@testing-library/react';
import { expect, vi } from 'vitest';
import type { RunEnd } from '@/api/training/exercise-runs';
import { ExercisePlayer } from '@/features/exercises/exercise-player';
import type { PlayedId } from '@/features/exercises/views';
import type { AnyExercise } from '@/lib/exercises/contract';
import { recompute } from '@/lib/exercises/recompute';
import { type ExerciseFacts, findFacts } from '@/lib/exercises/registry';
import { renderAt } from '../render';
import type { RunFacts } from './hands';
import { type LoggedHand, meantEntries, ownWords } from './logged-hands';
import { server } from './training-server';

/* Forms and clocked exercises in a page of a component test. The test puts `training-server` in the place of the server. */

export const found = (selector: string) => document.querySelector<HTMLElement>(selector);
export const untilThere = async (selector: string) => {
  await vi.waitFor(() => expect(found(selector)).not.toBeNull());
};
/** What is saved and read again has a few turns of its own. */
const settled = () => act(async () => new Promise((done) => setTimeout(done, 0)));

export const hand: LoggedHand = {
  key: async (key) => {
    await act(async () => fireEvent.keyDown(window, { key }));
  },
  async click(selector) {
    await untilThere(selector);
    await act(async () => found(selector)?.click());
    await settled();
  },
  pass: async (ms) => {
    await act(async () => {
      vi.advanceTimersByTime(ms);
    });
  },
  untilThere,
  async fill(name, value) {
    await act(async () => {
      fireEvent.change(found(`[name=${name}]`) as HTMLElement, { target: { value } });
    });
  },
  choose: (name, value) => hand.fill(name, value),
  isThere: async (selector) => found(selector) !== null,
};

export const show = (exerciseId: PlayedId) =>
  act(async () => {
    renderAt(
      `/training-hub/${exerciseId}`,
      <ExercisePlayer exerciseId={exerciseId} userId="5b8f0f6e-1111-4222-8333-444455556666" />,
    );
  });

export async function open(exerciseId: PlayedId): Promise<RunFacts> {
  await show(exerciseId);
  await hand.click('[data-action=start]');
  await untilThere('[data-screen=exercise-run]');
  return server.begun[0] as RunFacts;
}

const exerciseOf = async (id: string): Promise<AnyExercise> => {
  const { exercise } = await (findFacts(id) as ExerciseFacts).load();
  return exercise;
};
export const entriesOf = async (id: string, run: RunFacts) => {
  const { respondent } = await import(`../../../src/lib/exercises/${id}/respondent.ts`);
  return meantEntries(respondent, run);
};

/** A run that is over: told on the screen as it is worked out, and without a word of the person. */
export async function expectTold(id: string, run: RunFacts) {
  await untilThere('[data-screen=exercise-result]');
  const [end] = server.ends as [RunEnd];
  const told = recompute(await exerciseOf(id), run.seed, run.config, end.records);
  if (!told.ok) throw new Error(told.error);
  expect(end.status).toBe('complete');
  expect(found('[data-part=score]')).toHaveTextContent(String(told.value.score.score));
  const sent = JSON.stringify(end.records);
  for (const words of Object.values(ownWords)) expect(sent).not.toContain(words);
  return told.value;
}

export const scoreOf = async (id: string, run: RunFacts, entries: readonly object[]) => {
  const worked = recompute(await exerciseOf(id), run.seed, run.config, entries);
  if (!worked.ok) throw new Error(worked.error);
  return worked.value.score.score;
};
