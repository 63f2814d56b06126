import { expect, it } from 'vitest';
import { loadView } from '@/features/exercises/load-view';
import type { SteppedView } from '@/features/exercises/view';
import { type PlayedId, views } from '@/features/exercises/views';
import type { JudgedTrial } from '@/lib/exercises/contract';
import { openExercises } from '@/lib/exercises/facts';
import { bestOrder } from '@/lib/exercises/priority-navigator/schedule';
import { recompute } from '@/lib/exercises/recompute';
import { moveBall, type TowerState, towerKey } from '@/lib/exercises/tower-plan/tower';
import { type Ears, walkByEar } from '../../support/exercises/listening-page';

/*
 * Stepped exercises by what is heard and read out. Nobody here knows a step: each reads what a screen reader finds, and
 * presses keys.
 */

interface Strategy {
  readonly steps: number;
  readonly options?: Readonly<Record<string, unknown>>;
  answer(ears: Ears): Promise<void>;
  isRight(trial: never): boolean;
  /** Share of steps that must be right; all of them but where a rule is to be found out. */
  readonly share?: number;
}

const numbersIn = (text: string) => (text.match(/\d+/g) ?? []).map(Number);
const signs = (heard: readonly string[]) =>
  heard.filter((cue) => /^(digits|letters)\//.test(cue)).map((cue) => cue.split('/')[1] ?? '');
const isCorrect = ({ correct }: { readonly correct: boolean }) => correct;

async function waitFor(ears: Ears, pattern: RegExp): Promise<string> {
  for (let waited = 0; waited < 240 && !pattern.test(ears.told()); waited += 1) await ears.pass(250);
  return pattern.exec(ears.told())?.[0] ?? '';
}

/** The rules that cards can follow, as places of their words: number, color, shape. */
const places = [0, 1, 2];
const singular = (word: string) => word.replace(/s$/, '');
const wordsOf = (card: string) => card.split(', ').map((word) => singular(word.trim()));

function sorter(): Pick<Strategy, 'answer'> {
  let rule = 0;
  return {
    async answer(ears) {
      const card = wordsOf(ears.focused());
      const [, keys = ''] = ears.read().split('Key cards');
      const table = [...keys.matchAll(/(\d, \w+, \w+)/g)].map(([, words = '']) => wordsOf(words));
      const place = table.findIndex((key) => key[rule] === card[rule]);
      await ears.press(String(place + 1));
      if (/Not quite/.test(ears.told())) rule = (rule + 1) % places.length;
    },
  };
}

const balls: Readonly<Record<string, string>> = { A: 'R', B: 'G', C: 'B' };
function boardIn(text: string): TowerState {
  const pegs = [...text.matchAll(/Peg \d: ((?:[ABC](?:, )?)+|empty)/g)].map(([, on = '']) =>
    on === 'empty' ? '' : on.replace(/[^ABC]/g, '').replace(/[ABC]/g, (letter) => balls[letter] ?? ''),
  );
  return [pegs[0] ?? '', pegs[1] ?? '', pegs[2] ?? ''];
}

/** The shortest way from a board to another, as pegs to press. */
function wayTo(start: TowerState, goal: TowerState): string[] {
  const seen = new Set([towerKey(start)]);
  const queue: { state: TowerState; keys: string[] }[] = [{ state: start, keys: [] }];
  for (const { state, keys } of queue) {
    if (towerKey(state) === towerKey(goal)) return keys;
    for (const [from, to] of [0, 1, 2].flatMap((a) => [0, 1, 2].map((b) => [a, b] as const))) {
      const next = from === to ? null : moveBall(state, from, to);
      if (!next || seen.has(towerKey(next))) continue;
      seen.add(towerKey(next));
      queue.push({ state: next, keys: [...keys, String(from + 1), String(to + 1)] });
    }
  }
  return [];
}

/** What was learned, from what was read out. */
const learned = new Map<string, string>();

const strategies: Readonly<Record<string, Strategy>> = {
  'digit-span': {
    steps: 3,
    async answer(ears) {
      const asked = await waitFor(ears, /Type the digits (in the same order|backward)/);
      const digits = signs(ears.heard());
      await ears.press(...(asked.endsWith('backward') ? digits.toReversed() : digits), 'Enter');
    },
    isRight: isCorrect,
  },
  'memory-updating': {
    steps: 3,
    async answer(ears) {
      const [last = 0] = numbersIn(await waitFor(ears, /Type the last \d/));
      await ears.press(...signs(ears.heard()).slice(-last), 'Enter');
    },
    isRight: ({ share }: { readonly share: number }) => share === 1,
  },
  'task-priority': {
    steps: 6,
    async answer(ears) {
      const [a, b] = [...ears.focused().matchAll(/Task \w: (\d+) points, takes (\d+) \D+ due in (\d+)/g)].map(
        ([, points, takes, due]) => ({ points: Number(points), takes: Number(takes), due: Number(due) }),
      );
      if (!a || !b) throw new Error(`no two tasks in ${ears.focused()}`);
      const earned = (first: typeof a, second: typeof a) =>
        (first.takes <= first.due ? first.points : 0) +
        (first.takes + second.takes <= second.due ? second.points : 0);
      await ears.press(earned(a, b) > earned(b, a) ? 'ArrowLeft' : 'ArrowRight');
    },
    isRight: isCorrect,
  },
  'priority-navigator': {
    steps: 1,
    async answer(ears) {
      const tasks = [
        ...ears.read().matchAll(/Task (\w): takes (\d+) \D+ due in (\d+) \D+ (\d+) points/g),
      ].map(([, letter = '', takes, due, points]) => ({
        letter,
        facts: { duration: Number(takes), deadline: Number(due), value: Number(points) },
      }));
      const { order } = bestOrder(tasks.map(({ facts }) => facts));
      const now = tasks.map((_, place) => place);
      for (const [place, task] of order.entries()) {
        for (let at = now.indexOf(task); at > place; at -= 1) {
          while (ears.focused() !== `Task ${tasks[task]?.letter}: move up`) await ears.press('Tab');
          await ears.press('Enter');
          now.splice(at, 1);
          now.splice(at - 1, 0, task);
          expect(ears.told()).toContain(`Task ${tasks[task]?.letter} is now number ${at}.`);
        }
      }
      while (ears.focused() !== 'This is my order') await ears.press('Tab');
      await ears.press('Enter');
    },
    isRight: ({ value, optimalValue }: { readonly value: number; readonly optimalValue: number }) =>
      value === optimalValue,
  },
  'executive-function': { steps: 20, ...sorter(), isRight: isCorrect, share: 0.6 },
  'trail-switch': {
    steps: 2,
    async answer(ears) {
      const isMixed = /Number, letter/.test(ears.read());
      const numbers = Array.from({ length: 25 }, (_, i) => String(i + 1));
      const letters = [...'ABCDEFGHJKLMNOPQRSTUVWXYZ'];
      for (let number = 0; number < numbers.length; number += 1) {
        for (const sign of isMixed ? [numbers[number], letters[number]] : [numbers[number]]) {
          if (!/Begin with 1|Last: /.test(ears.told())) return;
          await ears.press(...(sign ?? ''), 'Enter');
        }
      }
    },
    isRight: ({ timeMs, errors }: { readonly timeMs: number | null; readonly errors: number }) =>
      timeMs !== null && errors === 0,
  },
  'time-sense': {
    steps: 3,
    async answer(ears) {
      await ears.pass(400);
      const [seconds = 0] = numbersIn(ears.told());
      await ears.press('Enter');
      await ears.pass(1000 * seconds + 50);
      expect(ears.heard()).toEqual(['tone:880:150:both']);
      expect(ears.told()).toMatch(/Stop when/);
      await ears.press('Enter');
    },
    isRight: ({ producedMs, targetMs }: { readonly producedMs: number; readonly targetMs: number }) =>
      Math.abs(producedMs / targetMs - 1) < 0.1,
  },
  'tower-plan': {
    steps: 3,
    async answer(ears) {
      const [, goal = '', mine = ''] = /Goal (.*) Your board (.*)/.exec(ears.read()) ?? [];
      await ears.press(...wayTo(boardIn(mine), boardIn(goal)));
    },
    isRight: isCorrect,
  },
  'word-recall': {
    steps: 12,
    options: {
      pairs: ['Anna', 'Peter', 'Laura', 'Samir'].map((id, i) => ({
        id,
        answer: ['candle', 'bicycle', 'umbrella', 'ladder'][i],
      })),
    },
    async answer(ears) {
      const told = ears.told();
      if (/Keep these together/.test(ears.read())) {
        const [name = '', answer = ''] = told.split(' ');
        learned.set(name, answer);
        await ears.pass(6100);
        await ears.press('Enter');
      } else if (/Meanwhile/.test(ears.read())) {
        const before = ears.read();
        for (let waited = 0; waited < 600 && /Meanwhile/.test(ears.read()); waited += 1)
          await ears.pass(1000);
        expect(before).toMatch(/even or odd/);
      } else await ears.press(...(learned.get(told) ?? ''), 'Enter');
    },
    isRight: isCorrect,
  },
};

const byEar = openExercises.flatMap(({ id, kind, withoutSight }) =>
  kind === 'stepped' && id in views && 'variant' in withoutSight
    ? [{ id: id as PlayedId, variant: withoutSight.variant }]
    : [],
);

it('every stepped exercise that works without sight has somebody who plays it by ear', () => {
  expect(Object.keys(strategies).sort()).toEqual(byEar.map(({ id }) => id).sort());
});

it.each(byEar)(
  '$id is answered rightly by what is heard and read out, with keys alone',
  async ({ id, variant }) => {
    const view = (await loadView(id)) as SteppedView;
    const { steps, options = {}, answer, isRight, share = 1 } = strategies[id] as Strategy;
    const config = view.exercise.configFor({ variant, mode: 'train', run: 3, last: null, options });
    const { seed, records } = await walkByEar(view, variant, { config, steps, answer });
    const worked = recompute(view.exercise, seed, config, records);
    if (!worked.ok) throw new Error(worked.error);
    const right = worked.value.played.filter(({ trial }) =>
      (isRight as (trial: JudgedTrial) => boolean)(trial),
    );
    expect(right.length).toBeGreaterThanOrEqual(share * records.length);
  },
);
