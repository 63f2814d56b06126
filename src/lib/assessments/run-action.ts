import type { ExtraValue, Run } from './run-state.ts';
import type { ScalePoint, TaskId } from './types.ts';

/** What may happen to a run. `now` is milliseconds since 1970. */
export type RunAction =
  /** Answers the scale step in view, or another one by its key (for a question of the bank its id). */
  | {
      readonly type: 'answer';
      readonly value: ScalePoint;
      readonly questionId?: string;
      readonly now: number;
    }
  /**
   * Answers the unscored step in view, or another one by its key: an option, several options, or text. Null empties
   * what may stay empty. Text longer than allowed is cut.
   */
  | { readonly type: 'set_extra'; readonly value: ExtraValue; readonly key?: string; readonly now: number }
  /** Keeps where a task stands as plain JSON; with `complete`, its raw record for good. */
  | {
      readonly type: 'set_task';
      readonly taskId: TaskId;
      readonly data: unknown;
      readonly complete: boolean;
      readonly now: number;
    }
  /** To the next step, after the last one to the review. Needs the step done first, or one that may stay empty. */
  | { readonly type: 'next'; readonly now: number }
  | { readonly type: 'previous'; readonly now: number }
  /** Chooses not to answer the step in view (drops its answer) and moves on. */
  | { readonly type: 'skip'; readonly now: number }
  /** To a step already reached, also from the review. */
  | { readonly type: 'goto'; readonly index: number; readonly now: number }
  /** Hands in: only when `canFinish`. */
  | { readonly type: 'finish'; readonly now: number }
  | { readonly type: 'submit_failed'; readonly now: number }
  | { readonly type: 'submitted'; readonly now: number }
  /** Page hidden or left: the time out of view does not count. */
  | { readonly type: 'pause'; readonly now: number }
  /** Page in view again, or the run was just restored. */
  | { readonly type: 'resume'; readonly now: number }
  /** Time passes; sets `softNoticeShown` once the soft limit is reached. */
  | { readonly type: 'tick'; readonly now: number }
  /** Takes in what another tab stored, without moving this tab unless the other one is done. */
  | { readonly type: 'merge'; readonly other: Run };
