import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EnvironmentContext } from '@/features/exercises/player/environment';
import { TimedPlay } from '@/features/exercises/timed/timed-play';
import type { TimedView } from '@/features/exercises/view';
import { views } from '@/features/exercises/views';
import { recompute } from '@/lib/exercises/recompute';
import { people } from '@/lib/exercises/simulation/person';
import { playTimed } from '@/lib/exercises/simulation/play';
import {
  clock,
  configOf,
  freshClock,
  paintMs,
  play,
  pressAt,
  respondentOf,
} from '../../support/exercises/stage-play';
import { renderAt } from '../../support/render';

const loaded = await Promise.all(
  Object.entries(views).map(async ([id, load]) => ({ id, view: (await load()).view })),
);
const timed = loaded.flatMap(({ id, view }) =>
  view.kind === 'timed' ? view.variants.map((variant) => ({ id, view, variant })) : [],
);

beforeEach(freshClock);
afterEach(() => vi.restoreAllMocks());

/** The usual variant of each is played from the start to the result in `played.test.tsx`. */
const others = timed.filter(({ view, variant }) => variant !== view.variants[0]);

describe.each(others)('the screen of $id, $variant', ({ id, view, variant }) => {
  it('gives each trial to eye or ear, takes its keys, and comes to a score of somebody who is good at it', async () => {
    const { seed, config, seen, meant, notes, records } = await play(id, view, variant);
    expect(records.length).toBeGreaterThan(20);
    expect(meant).toHaveLength(records.length);
    // An answer before the target ends a trial that waits for one.
    const shown = seen.filter((faces) => faces.length > 0);
    expect(shown.length).toBeGreaterThan(0.9 * meant.length);
    expect(new Set(meant.map(String))).toEqual(new Set(shown.map(String)));

    const worked = recompute(view.exercise, seed, config, records);
    if (!worked.ok) throw new Error(worked.error);
    const { complete, validShare, score } = worked.value;
    expect({ complete, validShare }).toEqual({ complete: true, validShare: 1 });
    expect(score.score).toBeGreaterThan(60);
    expect(notes.filter((note) => note === '' || note.includes('{{') || note.startsWith('rest.'))).toEqual(
      [],
    );
  }, 60_000);
});

describe.each(timed)('a whole run of $id, $variant', ({ id, view, variant }) => {
  it('leaves none of its numbers untold', async () => {
    const respondent = await respondentOf(id);
    const config = configOf(view, variant);
    const { records } = playTimed(view.exercise, respondent, `told:${id}`, people.good, config);
    const worked = recompute(view.exercise, `told:${id}`, config, records);
    if (!worked.ok) throw new Error(worked.error);
    const { metrics } = worked.value;
    const untold = view.measures.filter((measure) => !measure.optional && measure.of(metrics) === null);
    expect(untold.map((measure) => measure.id)).toEqual([]);
  });
});

describe('the counter of vigilance', () => {
  const vigilance = loaded.find(({ id }) => id === 'pvt')?.view as TimedView;
  const counter = () => document.querySelector<HTMLElement>('[data-face=counter]');
  const told = () =>
    [...document.querySelectorAll<HTMLElement>('[data-feedback]')]
      .filter(({ style }) => style.visibility === 'visible')
      .map(({ textContent }) => textContent);
  const isRunning = () => counter()?.style.visibility === 'visible';

  /** In slices, between which the page may do what waits. */
  async function passUntil(holds: () => boolean) {
    for (let slices = 0; slices < 60 && !holds(); slices += 1) {
      await act(async () => clock.run(holds, 1000));
    }
  }

  async function open() {
    const config = vigilance.exercise.configFor({
      variant: 'counter',
      mode: 'train',
      run: 1,
      last: null,
      options: {},
    });
    renderAt(
      '/',
      <EnvironmentContext value={{ createClock: () => clock, acceptUntrusted: true }}>
        <TimedPlay
          view={vigilance}
          exerciseId="pvt"
          seed="counter"
          config={config}
          keep={() => {}}
          over={() => {}}
        />
      </EnvironmentContext>,
    );
    // Everything is drawn once while it warms up; then comes the countdown.
    await passUntil(() => document.querySelector('[data-countdown="1"][style*=visible]') !== null);
    await passUntil(isRunning);
  }

  it('runs from its start, and stands at the time of the press', async () => {
    await open();
    const start = clock.now();
    await act(async () => clock.run(() => false, 300));
    expect(Number(counter()?.textContent)).toBeGreaterThan(200);
    expect(Number(counter()?.textContent)).toBeLessThanOrEqual(300);
    pressAt(start + paintMs + 321, 'Space');
    await passUntil(() => told().length > 0);
    expect(told()).toEqual(['321ms']);
    await passUntil(isRunning);
    expect(counter()).toHaveTextContent(/^0$/);
  });

  it('asks after half a minute whether somebody is still there', async () => {
    await open();
    await passUntil(() => told().length > 0);
    expect(told()).toEqual(['Are you still there? Press at each start']);
  });
});
