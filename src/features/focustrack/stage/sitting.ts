import { countLongTasks } from '@/components/trial-stage/count-long-tasks';
import { listenForPresses } from '@/components/trial-stage/listen-presses';
import { createPresentationMarks } from '@/components/trial-stage/presentation';
import { warmUp } from '@/components/trial-stage/warm-up';
import { watchInterruptions } from '@/components/trial-stage/watch-interruptions';
import { presentedTrials, withListPresentation } from '@/components/trial-stage/with-presentation';
import type { Device } from '@/lib/cognitive/engine/device';
import { createTrialEngine } from '@/lib/cognitive/engine/engine';
import type { EngineClock, EngineResult, PressInput, TrialEngine } from '@/lib/cognitive/engine/types';
import {
  answerWindowMs,
  pacesOf,
  practiceFeedbackMs,
  trialsPerBlock,
} from '@/lib/cognitive/focustrack/design';
import { practiceFeedback } from '@/lib/cognitive/focustrack/practice';
import { toEngineTrials } from '@/lib/cognitive/focustrack/setup';
import type { LetterSounds } from '../audio/letter-sounds';
import { withSounds } from '../audio/sound-view';
import { createNodeView, withCount } from './node-view';
import type { SittingPlan } from './sitting-plan';
import type { StageNodes } from './stage-nodes';

const codes: ReadonlySet<string> = new Set(['Space']);

/** What came of a sitting. */
export interface SittingEnd {
  readonly result: EngineResult;
  /** Of the press that started it. */
  readonly device: Device;
  /** ISO text of the moment the first trial began. */
  readonly startedAt: string;
  readonly longTasks: number | null;
}

export interface SittingListeners {
  readonly onStart?: (device: Device) => void;
  /** At the end of a block and in a pause: what is done so far. */
  readonly onKeep?: (soFar: SittingEnd) => void;
  /** `leaving`: the page is going away, only what is done at once gets done. */
  readonly onDone: (end: SittingEnd, leaving: boolean) => void;
  /** Ended before the first trial: there is nothing to tell. */
  readonly onCancelled: () => void;
}

export interface SittingOptions extends SittingListeners {
  readonly nodes: StageNodes;
  readonly plan: SittingPlan;
  readonly clock: EngineClock;
  /** Only for spoken letters. */
  readonly sounds: LetterSounds | null;
  /** Also presses made by scripts; for tests. */
  readonly acceptUntrusted: boolean;
}

export interface Sitting {
  resume: () => void;
  /** Ends it here; before the first trial nothing remains of it. */
  stop: () => void;
  /** The surface goes away. */
  dispose: () => void;
}

/** Practice or test on a surface that exists already: from the press that starts it to the last letter. */
export function createSitting(options: SittingOptions): Sitting {
  const { nodes, plan, clock, sounds, acceptUntrusted, onStart, onKeep, onDone, onCancelled } = options;
  const { list, variant, periodMs, phase } = plan;
  const longTasks = countLongTasks();
  const longestAnswerMs = answerWindowMs(pacesOf(variant)[2]);
  let started: { device: Device; perfMs: number; wallMs: number } | null = null;
  let leaving = false;
  let disposed = false;

  const nodeView = createNodeView(nodes);
  // Practice is judged and forgotten; a sound is on no screen.
  const marks = phase === 'test' && !sounds ? createPresentationMarks(nodes.layer) : null;
  const seen = marks ? withListPresentation(nodeView, marks) : nodeView;
  const shown = sounds ? withSounds(nodeView, sounds) : seen;
  const engine: TrialEngine = createTrialEngine({
    clock,
    view: phase === 'practice' ? withCount(shown, nodes.counts) : shown,
    trials: toEngineTrials(list, variant),
    periodMs,
    acceptUntrusted,
    ...(phase === 'practice'
      ? { feedback: { durationMs: practiceFeedbackMs, judge } }
      : { checkpoint: { every: trialsPerBlock, answerMs: longestAnswerMs, onCheckpoint: keep } }),
    onDone(result) {
      const end = endOf(result);
      dispose();
      onDone(end, leaving);
    },
  });

  function judge(index: number, presses: readonly number[]): string {
    const { kind = 'T', soaMs = 0 } = list[index] ?? {};
    return practiceFeedback(kind, soaMs, presses);
  }

  function endOf(result: EngineResult): SittingEnd {
    const { device = 'keyboard', perfMs = 0, wallMs = 0 } = started ?? {};
    const firstMs = result.trials[0]?.frameMs ?? perfMs;
    return {
      result: marks ? { ...result, trials: presentedTrials(result.trials, marks) } : result,
      device,
      startedAt: new Date(Math.round(wallMs + firstMs - perfMs)).toISOString(),
      longTasks: longTasks.count(),
    };
  }

  function keep(): void {
    const soFar = endOf(engine.snapshot());
    if (soFar.result.trials.length > 0) onKeep?.(soFar);
  }

  async function begin(device: Device): Promise<void> {
    started = { device, perfMs: clock.now(), wallMs: clock.wallNow() };
    nodes.ready.style.visibility = 'hidden';
    // The practice can be left all the time; the test has an empty field.
    if (phase === 'test') nodes.back.style.visibility = 'hidden';
    if (nodes.rule) nodes.rule.style.visibility = 'visible';
    sounds?.resume();
    onStart?.(device);
    await warmUp(clock, nodes.layer, [...nodes.stimuli.values()]);
    if (disposed) return;
    engine.start();
  }

  const onPress = (press: PressInput) => {
    if (started) engine.press(press);
    else if (!press.repeat && (press.trusted || acceptUntrusted)) void begin(press.device);
  };
  const stopListening = listenForPresses({ codes, area: nodes.area, onPress });
  const stopWatching = watchInterruptions({
    onInterrupt(reason) {
      engine.interrupt(reason);
      if (phase === 'test' && engine.phase() === 'paused') keep();
    },
    onLeave() {
      leaving = true;
      engine.stop();
    },
  });

  function dispose(): void {
    if (disposed) return;
    disposed = true;
    stopListening();
    stopWatching();
    longTasks.stop();
    marks?.stop();
  }

  return {
    resume() {
      nodes.pause.hidden = true;
      nodes.area.focus({ preventScroll: true });
      engine.resume();
    },
    stop() {
      engine.stop();
      if (engine.phase() !== 'idle') return;
      dispose();
      onCancelled();
    },
    dispose() {
      // Leaving in the middle ends the run; what was done is handed out once more.
      engine.stop();
      dispose();
    },
  };
}
