import type { RunMode, Source } from '../contract.ts';
import { type DeadlineBounds, nextDeadline } from './deadline.ts';
import { accuracyOf, blockSource } from './source.ts';

interface DeadlineBlocks<Item> {
  readonly blocks: number;
  readonly mode: RunMode;
  readonly deadlineMs: number;
  readonly bounds: DeadlineBounds;
  make(block: number, deadlineMs: number): readonly Item[];
}

/** Blocks whose deadline follows the accuracy of the one before; in test mode it stays. */
export function deadlineBlocks<Item, Trial extends { readonly valid: boolean; readonly correct: boolean }>({
  blocks,
  mode,
  deadlineMs,
  bounds,
  make,
}: DeadlineBlocks<Item>): Source<Item, Trial> {
  return blockSource<Item, Trial, number>({
    blocks,
    level: deadlineMs,
    make,
    after: (level, trials) => (mode === 'test' ? level : nextDeadline(level, accuracyOf(trials), bounds)),
    levelEnd: (level) => ({ deadlineMs: level }),
  });
}
