import { createRng, pickInt, type Rng, shuffle } from '../../random.ts';
import { arrange, balanced, isRun } from '../arrange.ts';
import type { ChoiceItem } from '../choice.ts';

/** Two blocks of one task each, three mixed ones. */
export const sizes = [24, 24, 48, 48, 48] as const;
export const firstMixed = 2;
const gapMs = 400;
const maxRun = 4;

const tasks = ['parity', 'size'] as const;
type Task = (typeof tasks)[number];
export const digits = [1, 2, 3, 4, 6, 7, 8, 9] as const;

/** Odd and below five are area 0, even and above five area 1. */
export function sideOf(task: Task, digit: number): number {
  if (task === 'parity') return digit % 2 === 1 ? 0 : 1;
  return digit < 5 ? 0 : 1;
}

export interface SwitchItem extends ChoiceItem {
  readonly condition: 'single' | 'repeat' | 'switch';
  readonly task: Task;
  /** Two cues a task; no cue comes twice in a row. */
  readonly cue: string;
  readonly digit: number;
  readonly switch: boolean;
  /** Both tasks ask for the same side. */
  readonly congruent: boolean;
  readonly cueLeadMs: number;
}

interface Plan {
  readonly condition: SwitchItem['condition'];
  readonly side: number;
}

/** Half switches (of an odd number one kind is one more), sides even in both; the first trial is neither. */
function planMixed(rng: Rng, count: number): Plan[] {
  const more = rng() < 0.5;
  const switches = more ? Math.ceil((count - 1) / 2) : Math.floor((count - 1) / 2);
  const sided = (condition: SwitchItem['condition'], n: number): Plan[] =>
    balanced([0, 1], n, rng).map((side) => ({ condition, side }));
  const order = arrange(
    [...sided('switch', switches), ...sided('repeat', count - 1 - switches)],
    rng,
    (placed, next) => !isRun(placed, next, maxRun, ({ condition }) => condition),
  );
  return [{ condition: 'single', side: pickInt(rng, 0, 1) }, ...order];
}

function pickDigit(rng: Rng, task: Task, side: number, last: number | undefined): number {
  const open = digits.filter((digit) => sideOf(task, digit) === side && digit !== last);
  return open[pickInt(rng, 0, open.length - 1)] ?? 1;
}

export interface Level {
  readonly deadlineMs: number;
  readonly cueLeadMs: number;
}

export function itemsOf(
  seed: string,
  block: number,
  count: number,
  { deadlineMs, cueLeadMs }: Level,
): SwitchItem[] {
  const rng = createRng(`${seed}:${block}`);
  const isMixed = block >= firstMixed;
  const order = shuffle(tasks, createRng(`${seed}:tasks`));
  const plans: Plan[] = isMixed
    ? planMixed(rng, count)
    : balanced([0, 1], count, rng).map((side) => ({ condition: 'single', side }));
  const offset = sizes.slice(0, block).reduce((sum, size) => sum + size, 0);
  let task: Task = (isMixed ? order[pickInt(rng, 0, 1)] : order[block]) ?? 'parity';
  const cuesUsed = { parity: 0, size: 0 };
  let lastDigit: number | undefined;
  return plans.map(({ condition, side }, i) => {
    if (condition === 'switch') task = task === 'parity' ? 'size' : 'parity';
    cuesUsed[task] += 1;
    const digit = pickDigit(rng, task, side, lastDigit);
    lastDigit = digit;
    const cue = `${task}-${cuesUsed[task] % 2}`;
    return {
      block,
      index: offset + i,
      condition,
      right: side,
      task,
      cue,
      digit,
      switch: condition === 'switch',
      congruent: sideOf('parity', digit) === sideOf('size', digit),
      cueLeadMs,
      timeline: {
        moments: [
          { at: 0, face: cue },
          { at: cueLeadMs, face: `${cue}:${digit}` },
        ],
        target: 1,
        openMs: deadlineMs,
        end: 'answer',
        areas: 2,
        gapMs,
        lengthMs: null,
      },
    };
  });
}
