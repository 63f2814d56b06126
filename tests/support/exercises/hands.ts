import type { AnySteppedExercise, StepAnswer, StepItem } from '../../../src/lib/exercises/contract.ts';
import type { NavigatorItem } from '../../../src/lib/exercises/priority-navigator/exercise.ts';
import { type Person, people, personRng } from '../../../src/lib/exercises/simulation/person.ts';
import { steppedRun } from '../../../src/lib/exercises/stepped-run.ts';
import { groupWords, type TimeItem } from '../../../src/lib/exercises/time-sense/exercise.ts';
import type { RecallItem } from '../../../src/lib/exercises/word-recall/session.ts';
import { textsOf } from '../locales.ts';

/** Somebody in front of a screen: in a component test or in a browser, in virtual time both. */
export interface Hand {
  /** By `event.key`. */
  key(key: string): Promise<void>;
  click(selector: string): Promise<void>;
  pass(ms: number): Promise<void>;
  /** Lets time pass until there is such a thing. */
  untilThere(selector: string): Promise<void>;
}

/** The same before a timed exercise. */
export interface TimedHand extends Pick<Hand, 'click' | 'pass' | 'untilThere'> {
  /**
   * Lets time pass until all of these faces of a trial are visible; false when the run was over before.
   * @param expectedMs when that should be, about
   */
  untilShown(trial: number, faces: readonly string[], expectedMs: number): Promise<boolean>;
  /** Presses keys by `event.code`, so long after the faces were seen; in order. */
  pressAfter(presses: readonly { readonly afterMs: number; readonly code: string }[]): Promise<void>;
}

export interface RunFacts {
  readonly seed: string;
  readonly config: Record<string, unknown>;
}

interface StepRespondent {
  respond(item: StepItem, person: Person, rng: () => number, config: object): StepAnswer;
}

/** How the answers of a stepped exercise are given on its screen. */
export interface SteppedHand {
  /** Milliseconds from the first frame of a step until it can be answered. */
  waitMs(item: StepItem): number;
  /** What stands on the screen from then on, if anything new: a busy machine draws it later than it should. */
  opensWith?(item: StepItem): string | null;
  /** What comes next follows the times of the answers: those that were taken count, not those that were meant. */
  readonly isByTime?: true;
  give(hand: Hand, item: StepItem, answer: StepAnswer, config: Record<string, unknown>): Promise<void>;
}

const steppedHand = <Item extends StepItem, Answer extends StepAnswer>(made: {
  waitMs(item: Item): number;
  opensWith?(item: Item): string | null;
  readonly isByTime?: true;
  give(hand: Hand, item: Item, answer: Answer, config: Record<string, unknown>): Promise<void>;
}): SteppedHand => made as unknown as SteppedHand;

/** Every stepped exercise that is played, and how: a row for each. Timed ones need none: their view says their keys. */
export const steppedHands: Readonly<Record<string, SteppedHand>> = {
  'digit-span': steppedHand<
    StepItem & { readonly presentMs: number },
    StepAnswer & { readonly digits: readonly number[] }
  >({
    waitMs: ({ presentMs }) => presentMs,
    opensWith: () => '[data-action=give]',
    async give(hand, _item, { digits }) {
      for (const digit of digits) await hand.key(String(digit));
      await hand.key('Enter');
    },
  }),
  'executive-function': steppedHand<StepItem, StepAnswer & { readonly choice: number }>({
    waitMs: () => 0,
    async give(hand, _item, { choice }) {
      await hand.key(String(choice));
      await hand.pass(800 + 300);
    },
  }),
  'memory-grid': steppedHand<
    StepItem & { readonly presentMs: number },
    StepAnswer & { readonly taps: readonly { readonly block: number; readonly atMs: number }[] }
  >({
    waitMs: ({ presentMs }) => presentMs,
    opensWith: () => '[data-screen=exercise-run] fieldset button:enabled',
    async give(hand, _item, { taps }) {
      for (const [i, { block, atMs }] of taps.entries()) {
        await hand.pass(atMs - (taps[i - 1]?.atMs ?? 0));
        await hand.key(String(block + 1));
      }
    },
  }),
  'memory-updating': steppedHand<
    StepItem & { readonly presentMs: number },
    StepAnswer & { readonly letters: readonly string[] }
  >({
    waitMs: ({ presentMs }) => presentMs,
    opensWith: () => '[data-action=give]',
    async give(hand, _item, { letters }) {
      for (const letter of letters) await hand.key(letter.toLowerCase());
      await hand.key('Enter');
    },
  }),
  'priority-navigator': steppedHand<NavigatorItem, StepAnswer & { readonly order: readonly number[] }>({
    waitMs: () => 0,
    async give(hand, { startTasks, requestsAtMs }, { order }) {
      const shown = Array.from({ length: startTasks }, (_, task) => task);
      let passed = 0;
      for (const [i, atMs] of requestsAtMs.entries()) {
        await hand.pass(atMs - passed);
        passed = atMs;
        await hand.untilThere(`[data-add="${startTasks + i}"]`);
        await hand.click(`[data-add="${startTasks + i}"]`);
        shown.push(startTasks + i);
      }
      for (const [place, task] of order.entries()) {
        for (let at = shown.indexOf(task); at > place; at -= 1) {
          await hand.click(`[data-move="${task} up"]`);
          shown.splice(at, 1);
          shown.splice(at - 1, 0, task);
        }
      }
      await hand.click('[data-action=give]');
      await hand.click('[data-action=next]');
    },
  }),
  'task-priority': steppedHand<StepItem, StepAnswer & { readonly choice: 'A' | 'B' | null }>({
    waitMs: () => 0,
    async give(hand, _item, { choice, tookMs }) {
      // The limit ends what nobody chooses.
      if (choice === null) await hand.pass(tookMs);
      else await hand.key(choice === 'A' ? 'ArrowLeft' : 'ArrowRight');
      await hand.pass(2000 + 500);
    },
  }),
  'time-sense': steppedHand<TimeItem, StepAnswer & { readonly predictedS: number | null }>({
    waitMs: ({ part }) => (part === 'produce' ? 300 : 0),
    opensWith: ({ part }) => (part === 'produce' ? '[data-action=time][data-ready]' : null),
    async give(hand, item, { tookMs, predictedS }, { tellsRatio }) {
      if (item.part === 'counted') await hand.click('[data-counted=false]');
      else if (item.part === 'produce') {
        await hand.click('[data-action=time]');
        await hand.pass(tookMs);
        await hand.click('[data-action=time]');
      } else {
        for (const sign of String(Math.round(predictedS ?? 1))) await hand.key(sign);
        await hand.key('Enter');
        await hand.pass(tookMs);
        if (item.job === 'sort') {
          for (const word of item.words) await hand.key(word < groupWords ? 'ArrowLeft' : 'ArrowRight');
        } else {
          const line = textsOf('en', 'exercise-time-sense').get(`line.${item.line + 1}`) ?? '';
          for (const letter of line.toLowerCase().match(/[a-z]/g) ?? []) await hand.key(letter);
          await hand.key('Enter');
        }
      }
      if (tellsRatio === true) await hand.click('[data-action=next]');
    },
  }),
  'tower-plan': steppedHand<
    StepItem,
    StepAnswer & { readonly moves: readonly { from: number; to: number; atMs: number }[] }
  >({
    waitMs: () => 0,
    async give(hand, _item, { moves, tookMs }) {
      let passed = 0;
      for (const { from, to, atMs } of moves) {
        await hand.pass(atMs - passed);
        passed = atMs;
        await hand.key(String(from + 1));
        await hand.key(String(to + 1));
      }
      await hand.pass(Math.max(0, tookMs - passed));
      await hand.click('[data-action=next]');
    },
  }),
  'object-location': steppedHand<
    StepItem & { readonly presentMs: number },
    StepAnswer & { readonly spot: number }
  >({
    waitMs: ({ presentMs }) => presentMs,
    opensWith: () => '[data-spot]',
    async give(hand, _item, { spot }) {
      await hand.click(`[data-spot="${spot}"]`);
      await hand.pass(2000);
    },
  }),
  'object-tracking': steppedHand<
    StepItem & { readonly presentMs: number },
    StepAnswer & { readonly marks: readonly number[] }
  >({
    waitMs: ({ presentMs }) => presentMs,
    opensWith: () => '[data-disc][aria-pressed]',
    async give(hand, _item, { marks }) {
      for (const mark of marks) await hand.click(`[data-disc="${mark}"]`);
      await hand.click('[data-action=give]');
    },
  }),
  'trail-switch': steppedHand<
    StepItem,
    StepAnswer & { readonly taps: readonly { item: number; atMs: number }[] }
  >({
    waitMs: () => 0,
    async give(hand, _item, { taps, tookMs }) {
      let passed = 0;
      for (const { item, atMs } of taps) {
        await hand.pass(atMs - passed);
        passed = atMs;
        await hand.click(`[data-item="${item}"]`);
      }
      await hand.pass(Math.max(0, tookMs - passed));
      await hand.click('[data-action=next]');
    },
  }),
  'word-recall': steppedHand<RecallItem, StepAnswer & { readonly answer: string | null }>({
    isByTime: true,
    waitMs: (item) => (item.kind === 'study' ? item.presentMs : 0),
    async give(hand, item, { answer }) {
      if (item.kind === 'study') return hand.click('[data-action=learned]');
      if (item.kind === 'filler') return hand.pass(item.forMs);
      for (const sign of answer ?? '') await hand.key(sign);
      if (answer === null) await hand.click('[data-action=show]');
      else await hand.key('Enter');
      await hand.click('[data-action=next]');
    },
  }),
};

/** A frame or two: what was asked for is drawn. */
const drawnMs = 50;

/**
 * Plays a stepped run on its screen as its respondent would; answers what it meant to give.
 * @param taken answers that the screen took so far
 */
export async function playSteps(
  exercise: AnySteppedExercise,
  respondent: StepRespondent,
  { waitMs, opensWith, give, isByTime }: SteppedHand,
  { seed, config }: RunFacts,
  hand: Hand,
  taken: (count: number) => Promise<readonly unknown[]>,
): Promise<readonly StepAnswer[]> {
  const person = people.average;
  const rng = personRng(person, seed);
  const run = steppedRun(exercise, seed, config);
  for (let item = run.item(); item; item = run.item()) {
    const answer = respondent.respond(item, person, rng, config);
    // What was told of the step before may stand a moment longer than its time.
    await hand.untilThere(`[data-step="${run.answers().length + 1}"]`);
    await hand.pass(waitMs(item) + drawnMs);
    const open = opensWith?.(item) ?? null;
    if (open !== null) await hand.untilThere(open);
    await give(hand, item, answer, config);
    await hand.pass(drawnMs);
    const count = run.answers().length;
    const given = isByTime ? ((await taken(count + 1))[count] as StepAnswer | undefined) : undefined;
    if (run.give(given ? { ...answer, tookMs: given.tookMs } : answer) === null)
      throw new Error(`${exercise.id}: no such answer`);
  }
  return run.answers();
}
