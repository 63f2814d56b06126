import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadView } from '@/features/exercises/load-view';
import type { TimedView } from '@/features/exercises/view';
import { type PlayedId, views } from '@/features/exercises/views';
import { factsOf, openExercises } from '@/lib/exercises/facts';
import { recompute } from '@/lib/exercises/recompute';
import { clock, configOf, freshClock, type Listener, play } from '../../support/exercises/stage-play';
import { textsOf } from '../../support/locales';

/*
 * Timed exercises as somebody meets them who sees nothing: the rule is read, sounds are heard, keys are pressed. Nobody
 * here knows the trials; each plays by what the rule says of what was heard.
 */

const at = 380;
/** What it takes to hold a press back. */
const holdingMs = 200;
const left = 'KeyF';
const right = 'KeyJ';

type Told = Readonly<Record<string, unknown>>;
const listeners: Readonly<Record<string, (begins: Told) => Listener>> = {
  gonogo: () => ({
    hear(cue, press) {
      if (cue === 'tone:440:200:both') press(at, 'Space');
    },
  }),
  nback({ level }) {
    let back = Number(level);
    let heard: string[] = [];
    return {
      hear(cue, press) {
        if (!cue.includes('/')) return;
        if (heard.at(-back) === cue) press(at, 'Space');
        heard.push(cue);
      },
      rest(told) {
        heard = [];
        back = Number(/Next round: (\d) back/.exec(told)?.[1]);
      },
    };
  },
  pvt: () => ({
    hear(cue, press) {
      if (cue.startsWith('tone:1000')) press(220, 'Space');
    },
  }),
  sart: () => ({
    hear(cue, press) {
      if (cue.startsWith('digits/') && cue !== 'digits/3') press(at, 'Space');
    },
  }),
  simon: () => ({
    hear(cue, press) {
      const [, hz] = /^tone:(300|900):200/.exec(cue) ?? [];
      if (hz) press(at, hz === '300' ? left : right);
    },
  }),
  'stop-signal'() {
    let takeBack = () => {};
    let tones = 0;
    let pressesAt = 0;
    return {
      hear(cue, press) {
        if (cue.startsWith('tone:600:')) {
          // Now quicker, now slower, as hands are.
          const afterMs = 380 + ((tones * 37) % 150);
          tones += 1;
          pressesAt = clock.now() + afterMs;
          takeBack = press(afterMs, cue.endsWith('left') ? left : right);
        } else if (cue.startsWith('noise:') && pressesAt - clock.now() > holdingMs) takeBack();
      },
    };
  },
  stroop: () => ({
    hear(cue, press) {
      const [, pitch] = /^words\/\w+-(high|low)$/.exec(cue) ?? [];
      if (pitch) press(at, pitch === 'high' ? left : right);
    },
  }),
  'task-switch'() {
    let asked = '';
    return {
      hear(cue, press) {
        if (cue.startsWith('words/')) asked = cue;
        if (!cue.startsWith('digits/')) return;
        const digit = Number(cue.slice('digits/'.length));
        const isRight = asked.includes('parity') ? digit % 2 === 0 : digit > 5;
        press(at, isRight ? right : left);
      },
    };
  },
};

const byEar = openExercises.flatMap(({ id, kind, withoutSight }) =>
  kind === 'timed' && id in views && 'variant' in withoutSight
    ? [{ id: id as PlayedId, variant: withoutSight.variant }]
    : [],
);

beforeEach(freshClock);
afterEach(() => vi.restoreAllMocks());

it('every timed exercise that works without sight has somebody who plays it by ear', () => {
  expect(Object.keys(listeners).sort()).toEqual(byEar.map(({ id }) => id).sort());
});

describe.each(byEar)('$id, $variant', ({ id, variant }) => {
  it('is played well by what is read before it and heard in it, with keys alone', async () => {
    const view = (await loadView(id)) as TimedView;
    const begins = configOf(view, variant) as Told;
    const listener = listeners[id]?.(begins);
    const { seed, config, records } = await play(id, view, variant, undefined, listener);
    const worked = recompute(view.exercise, seed, config, records);
    if (!worked.ok) throw new Error(worked.error);
    expect(worked.value.complete).toBe(true);
    expect(worked.value.score.score).toBeGreaterThan(70);

    // Rule and keys stand in what a screen reader finds on the field, which has the focus.
    const texts = textsOf('en', `exercise-${id}`);
    const rule = texts.get(`${variant}.rule`) ?? texts.get('rule') ?? '';
    const field = document.querySelector('[role=application]');
    expect(field).toHaveAttribute('aria-label', rule);
    expect(rule).not.toMatch(/\b(arrow|circle|square|color|ring|see)\b/);
    expect(factsOf(id)?.variants).toContain(variant);
  }, 60_000);
});
