/** The page under measurement: `?method=engine|jspsych|<exercise>&trials=150&busy=0`. The driver is ../driver.ts. */

import { runWithEngine } from './with-engine.ts';
import { runExercise } from './with-exercise.tsx';
import { runWithJsPsych } from './with-jspsych.ts';

declare global {
  interface Window {
    /** What the page measured, and times of the engine's own work. */
    benchResult?: BenchResult;
  }
}

export interface BenchResult {
  /** Trial number, from 1, and the reaction time the method reports. */
  reactions: { trial: number; rtMs: number; presentedRtMs?: number }[];
  /** Trials left out because their paint came late; 0 where a method does not know. */
  latePaints: number;
  /** Trials shown for another number of frames than planned; null where a method plans none. */
  framesOff: { off: number; flagged: number; trials: number } | null;
  /** Moments after the target: how long after it they were planned, and shown by the stamps; none where there are none. */
  delays?: { trial: number; plannedMs: number; shownMs: number }[];
  /** How often what is drawn was drawn anew while trials ran; null where nothing is. */
  renders?: number;
  /** Lateness of the last onset against the plan, milliseconds, and the length of a frame. */
  drift: { lastMs: number; periodMs: number } | null;
  /** Longest work of the engine within one frame, milliseconds. */
  longestWorkMs: number | null;
}

const query = new URLSearchParams(location.search);
const trials = Number(query.get('trials') ?? 150);
const busyMs = Number(query.get('busy') ?? 0);
const stage = document.querySelector<HTMLElement>('#stage');
if (stage === null) throw new Error('the page has no stage');

/** Keeps the main thread busy in bursts, as other scripts of a page would. */
function keepBusy(): void {
  const from = performance.now();
  const length = 10 + Math.random() * busyMs;
  while (performance.now() - from < length);
  setTimeout(keepBusy, 20 + Math.random() * 80);
}
if (busyMs > 0) setTimeout(keepBusy, 100);

const method = query.get('method') ?? 'engine';
const run = { engine: runWithEngine, jspsych: runWithJsPsych }[method] ?? runExercise(method);
window.benchResult = await run(stage, trials);
