import { act } from '@testing-library/react';
import { vi } from 'vitest';
import { type SoundPlayer, soundLeadMs } from '../../../src/components/trial-stage/sound-player.ts';
import { OwnKeysContext } from '../../../src/features/exercises/own-keys.ts';
import { EnvironmentContext } from '../../../src/features/exercises/player/environment.ts';
import { heardIn, SoundContext } from '../../../src/features/exercises/sound/heard-in.ts';
import { TimedPlay } from '../../../src/features/exercises/timed/timed-play.tsx';
import type { TimedView } from '../../../src/features/exercises/view.ts';
import { createFakeClock, type FakeClock } from '../../../src/lib/cognitive/simulation/fake-clock.ts';
import type { TimedRespondent } from '../../../src/lib/exercises/contract.ts';
import type { TimedItem, TimedRecord } from '../../../src/lib/exercises/engine/timeline.ts';
import { noOwnKeys, type OwnKeys, withOwnKeys } from '../../../src/lib/exercises/own-keys.ts';
import { people, personRng } from '../../../src/lib/exercises/simulation/person.ts';
import { type Cue, cueName } from '../../../src/lib/sounds/cue.ts';
import { renderAt } from '../render.tsx';

export const paintMs = 2;
const handlerLagMs = 4;
const sliceMs = 60_000;
const mostSlices = 30;

export let clock: FakeClock;
/** Before each test: time stands until it is let run. */
export function freshClock(): void {
  clock = createFakeClock({ refreshHz: 60 });
  vi.spyOn(performance, 'now').mockImplementation(() => clock.now());
}

const facesOf = (view: TimedView, item: TimedItem, moment: number): readonly string[] => {
  const { face = null } = item.timeline.moments[moment] ?? {};
  return view.shown?.(item, moment) ?? (face === null ? [] : [face]);
};

const visibleFaces = () =>
  [...document.querySelectorAll<HTMLElement>('[data-face]')]
    .filter(({ style }) => style.visibility === 'visible')
    .map(({ dataset }) => dataset.face);

export function pressAt(at: number, code: string, isMeant = () => true): void {
  clock.at(at + handlerLagMs, () => {
    if (!isMeant()) return;
    const event = new KeyboardEvent('keydown', { code, bubbles: true, cancelable: true });
    Object.defineProperty(event, 'timeStamp', { value: at });
    window.dispatchEvent(event);
  });
}

export async function respondentOf(id: string): Promise<TimedRespondent<TimedItem, object>> {
  return (await import(`../../../src/lib/exercises/${id}/respondent.ts`)).respondent;
}

export const configOf = (view: TimedView, variant: string) =>
  view.exercise.configFor({ variant, mode: 'train', run: 3, last: null, options: {} });

/** Somebody who knows of a run what is heard, and what is said between blocks. */
export interface Listener {
  /** @param press answers how to think better of it */
  hear(cue: string, press: (afterMs: number, code: string) => () => void): void;
  rest?(told: string): void;
}

/** Plays a whole run on its stage; answers what was seen at each target, what should have been, and what was kept. */
export async function play(
  id: string,
  view: TimedView,
  variant: string,
  own: OwnKeys = noOwnKeys,
  listener?: Listener,
) {
  const respondent = await respondentOf(id);
  const seed = `stage:${id}:${variant}`;
  const config = configOf(view, variant);
  const codes = withOwnKeys(view.answers(config), own).map((answer) => answer.codes[0] ?? '');
  const person = people.good;
  const rng = personRng(person, seed);
  const seen: (string | undefined)[][] = [];
  const meant: (readonly string[])[] = [];
  const notes: string[] = [];
  let over: readonly TimedRecord[] | null = null;
  let isResting = false;
  let waiting: TimedItem | null = null;

  const watched: TimedView = {
    ...view,
    ready(item, faces) {
      view.ready?.(item, faces);
      waiting = item;
    },
  };
  const answer = (item: TimedItem, onset: number) => {
    waiting = null;
    for (const { afterMs, area } of respondent.respond(item, person, rng, config)) {
      if (onset + afterMs > clock.now()) pressAt(onset + afterMs, codes[area] ?? '');
    }
  };
  const heard = heardIn(view, variant);
  const targetCue = (item: TimedItem): Cue | null => {
    const { moments, target } = item.timeline;
    const face = moments[target]?.face ?? null;
    return face === null ? null : (view.heard?.at(item, face) ?? null);
  };
  // By ear: answers begin with the sound that asks for one.
  const player: SoundPlayer = {
    load: async () => {},
    resume: async () => true,
    ready: () => {},
    play(cue) {
      listener?.hear(cueName(cue), (afterMs, code) => {
        let isMeant = true;
        pressAt(clock.now() + soundLeadMs + afterMs, code, () => isMeant);
        return () => {
          isMeant = false;
        };
      });
      const wanted = waiting && targetCue(waiting);
      if (waiting && wanted && cueName(cue) === cueName(wanted)) {
        seen.push([cueName(cue)]);
        meant.push([cueName(wanted)]);
        if (listener) waiting = null;
        else answer(waiting, clock.now() + soundLeadMs);
      }
      return clock.now() + soundLeadMs;
    },
    stop: () => {},
    close: () => {},
  };
  // Looked at before every frame: answers begin with the first moment of a trial.
  const look = () => {
    const item = waiting;
    const shown = heard ? [] : visibleFaces();
    if (item && shown.length > 0 && String(shown) === String(facesOf(view, item, 0))) {
      const { moments, target } = item.timeline;
      const onset = clock.now() + (moments[target]?.at ?? 0);
      meant.push(facesOf(view, item, target));
      clock.at(onset + 20, () => seen.push(visibleFaces()));
      answer(item, onset + paintMs);
    }
    return over !== null || isResting;
  };

  renderAt(
    '/',
    <EnvironmentContext value={{ createClock: () => clock, acceptUntrusted: true }}>
      <SoundContext value={heard ? { player, textOf: null } : null}>
        <OwnKeysContext value={own}>
          <TimedPlay
            view={watched}
            exerciseId={id}
            seed={seed}
            config={config}
            keep={() => {
              isResting = true;
            }}
            over={(records) => {
              over = records as readonly TimedRecord[];
            }}
          />
        </OwnKeysContext>
      </SoundContext>
    </EnvironmentContext>,
  );
  for (let slices = 0; slices < mostSlices && over === null; slices += 1) {
    await act(async () => clock.run(look, sliceMs));
    if (!isResting) continue;
    isResting = false;
    const told = document.getElementById('rest-text')?.textContent ?? '';
    notes.push(told);
    listener?.rest?.(told);
    await act(async () => document.querySelector<HTMLElement>('[data-action=next-block]')?.click());
  }
  const records = (over ?? []) as readonly TimedRecord[];
  return { seed, config, seen, meant, notes, records };
}
