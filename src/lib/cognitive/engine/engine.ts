import { minuteMs } from '../../time.ts';
import type { InterruptionReason } from './device.ts';
import { framesMissed, isDue } from './frames.ts';
import { createPressLog } from './press-log.ts';
import { createTrialLog } from './trial-log.ts';
import type {
  EngineCheckpoint,
  EngineInterruption,
  EngineOptions,
  EnginePhase,
  EngineResult,
  EngineTrial,
  TrialEngine,
} from './types.ts';

const COUNTDOWN_FROM = 3;
const COUNTDOWN_STEP_MS = 1000;
/** Empty field between the countdown and the first onset. */
const BLANK_MS = 1000;
/** A longer pause ends the run. */
const MAX_PAUSE_MS = 5 * minuteMs;
/**
 * Without frames for this long the page was not shown or the computer stood still, and no event told of it. The list
 * must not be caught up with: letters would flash by.
 */
const STALL_MS = 1000;
/** Room a checkpoint needs before the next onset: what the medium pace leaves after the longest answer. */
const CHECKPOINT_ROOM_MS = 400;
const NONE = -1;

/**
 * Runs a list of trials frame by frame. Planning uses the frame grid (time stamps of frames), measuring uses the
 * stamps after paint; the two are not mixed. The schedule of a segment is absolute, so lateness never adds up.
 * Between the first onset and the end nothing is allocated, logged or handed out.
 */
export function createTrialEngine<Stimulus>(options: EngineOptions<Stimulus>): TrialEngine {
  const { clock, view, trials, periodMs, feedback, checkpoint } = options;
  const log = createTrialLog(trials.length);
  const presses = createPressLog(trials.length);
  const segments: number[] = [];
  const interruptions: EngineInterruption[] = [];

  let phase: EnginePhase = 'idle';
  let frameId = 0;
  let lastFrame = Number.NaN;
  let frameCount = 0;
  let droppedFrames = 0;

  let countdownStart = Number.NaN;
  let countdownStep = NONE;

  /** The trial shown last, and whether its own time is over (gap or feedback before the next). */
  let current = NONE;
  let isOver = false;
  let isVisible = false;
  let isAnswered = false;
  let shownAtCount = 0;
  let hideDue = 0;
  let scheduled = 0;
  let nextDue = 0;
  let firstPress = 0;

  // Stamps come back in order; only that of the latest request is used.
  let onsetsAsked = 0;
  let onsetsSeen = 0;
  let offsetsAsked = 0;
  let offsetsSeen = 0;
  let lastHidden = NONE;

  let pausedAt = 0;
  let pausedAtWall = 0;
  /** Finished trials at the last checkpoint. */
  let kept = 0;

  const onOnset = (stamp: number) => {
    onsetsSeen += 1;
    if (onsetsSeen === onsetsAsked && phase === 'running') log.setOnset(current, stamp);
  };
  const onOffset = (stamp: number) => {
    offsetsSeen += 1;
    if (offsetsSeen === offsetsAsked && phase === 'running') log.setOffset(lastHidden, stamp);
  };

  function onFrame(frameTime: number): void {
    frameId = clock.requestFrame(onFrame);
    const stepMs = Number.isNaN(lastFrame) ? periodMs : frameTime - lastFrame;
    lastFrame = frameTime;
    frameCount += 1;
    if (phase === 'countdown') countDown(frameTime);
    else if (phase === 'paused') endLongPause();
    else if (phase === 'running' && stepMs > STALL_MS) interrupt('hidden');
    else if (phase === 'running') {
      const missed = framesMissed(stepMs, periodMs);
      droppedFrames += missed;
      log.addDropped(current, missed);
      runTrial(frameTime);
      if (checkpoint && current - kept >= checkpoint.every) offerCheckpoint(checkpoint, frameTime);
    }
  }

  function beginCountdown(): void {
    phase = 'countdown';
    countdownStart = Number.NaN;
    countdownStep = NONE;
  }

  function countDown(frameTime: number): void {
    if (Number.isNaN(countdownStart)) countdownStart = frameTime;
    const elapsed = frameTime - countdownStart + periodMs / 2;
    const step = Math.min(COUNTDOWN_FROM, Math.floor(elapsed / COUNTDOWN_STEP_MS));
    if (step !== countdownStep) {
      countdownStep = step;
      if (step < COUNTDOWN_FROM) view.showCountdown(COUNTDOWN_FROM - step);
      else view.blank();
    }
    if (elapsed < COUNTDOWN_FROM * COUNTDOWN_STEP_MS + BLANK_MS) return;
    if (current + 1 >= trials.length) {
      finish('completed');
      return;
    }
    phase = 'running';
    segments.push(current + 1);
    beginTrial(frameTime, frameTime);
  }

  function beginTrial(frameTime: number, dueMs: number): void {
    const trial = trials[current + 1] as EngineTrial<Stimulus>;
    current += 1;
    scheduled = dueMs;
    isOver = false;
    isAnswered = false;
    isVisible = true;
    firstPress = presses.count;
    shownAtCount = frameCount;
    log.begin(current, segments.length - 1, dueMs, frameTime);
    view.show(trial.stimulus);
    if (view.onset) log.setOnset(current, view.onset());
    else {
      onsetsAsked += 1;
      clock.afterPaint(onOnset);
    }
    const { showMs } = trial.timing;
    hideDue = showMs === null ? Number.POSITIVE_INFINITY : frameTime + showMs;
  }

  function runTrial(frameTime: number): void {
    const { timing } = trials[current] as EngineTrial<Stimulus>;
    if (isVisible && isDue(frameTime, hideDue, periodMs)) hide();
    if (!isOver) {
      if (timing.kind === 'paced') {
        if (!isDue(frameTime, scheduled + timing.soaMs, periodMs)) return;
        nextDue = scheduled + timing.soaMs;
      } else {
        if (!isAnswered && !isDue(frameTime, log.frame(current) + timing.deadlineMs, periodMs)) return;
        if (isVisible) hide();
        nextDue = frameTime + timing.gapMs;
      }
      isOver = true;
      if (feedback) {
        nextDue += feedback.durationMs;
        view.showFeedback(feedback.judge(current, pressesOfTrial()));
      }
    }
    if (!isDue(frameTime, nextDue, periodMs)) return;
    if (current + 1 < trials.length) beginTrial(frameTime, nextDue);
    else finish('completed');
  }

  function offerCheckpoint({ every, answerMs, onCheckpoint }: EngineCheckpoint, frameTime: number): void {
    const { timing } = trials[current] as EngineTrial<Stimulus>;
    const isAnswerOver = frameTime >= (log.onset(current) || log.frame(current)) + answerMs;
    if (phase !== 'running' || timing.kind !== 'paced' || !isAnswerOver) return;
    if (scheduled + timing.soaMs - frameTime < CHECKPOINT_ROOM_MS) return;
    kept = current - (current % every);
    onCheckpoint();
  }

  function hide(): void {
    isVisible = false;
    lastHidden = current;
    view.hide();
    log.setFramesShown(current, frameCount - shownAtCount);
    offsetsAsked += 1;
    clock.afterPaint(onOffset);
  }

  /** Only for feedback in practice, where nothing is measured. */
  function pressesOfTrial(): number[] {
    const onset = log.onset(current);
    const from = Number.isNaN(onset) ? log.frame(current) : onset;
    return Array.from({ length: presses.count - firstPress }, (_, i) => presses.time(firstPress + i) - from);
  }

  function interrupt(reason: InterruptionReason): void {
    if (phase !== 'running' && phase !== 'countdown') return;
    pausedAt = clock.now();
    pausedAtWall = clock.wallNow();
    // During a countdown no trial is hurt: it lengthens the pause before it.
    if (phase === 'running') {
      log.setInterrupted(current);
      interruptions.push({ atMs: pausedAt, reason, durationMs: 0 });
      if (current + 1 === trials.length) {
        finish('completed');
        return;
      }
    }
    phase = 'paused';
    view.showPause(reason);
  }

  function pauseLength(): number {
    return Math.max(clock.now() - pausedAt, clock.wallNow() - pausedAtWall);
  }

  function closePause(): void {
    const last = interruptions.pop();
    if (last) interruptions.push({ ...last, durationMs: last.durationMs + Math.max(0, pauseLength()) });
  }

  function endLongPause(): void {
    if (segments.length > 0 && pauseLength() > MAX_PAUSE_MS) {
      closePause();
      finish('abandoned');
    }
  }

  function finish(status: EngineResult['status']): void {
    phase = 'done';
    clock.cancelFrame(frameId);
    view.blank();
    options.onDone(resultOf(status));
  }

  function resultOf(status: EngineResult['status']): EngineResult {
    // A running trial is not finished; its segment may have begun with it.
    const end = phase === 'running' ? current : current + 1;
    return {
      status,
      trials: log.read(end),
      presses: presses.read(),
      segments: segments.filter((first) => first < end),
      interruptions: [...interruptions],
      droppedFrames,
    };
  }

  return {
    start() {
      if (phase !== 'idle') return;
      view.prepare(trials.map(({ stimulus }) => stimulus));
      lastFrame = Number.NaN;
      beginCountdown();
      frameId = clock.requestFrame(onFrame);
    },
    stop() {
      if (phase === 'idle' || phase === 'done') return;
      if (segments.length === 0) {
        phase = 'idle';
        clock.cancelFrame(frameId);
        view.blank();
        return;
      }
      if (phase === 'running') log.setInterrupted(current);
      else if (phase === 'paused') closePause();
      finish('abandoned');
    },
    interrupt,
    resume() {
      if (phase !== 'paused') return;
      endLongPause();
      if (phase !== 'paused') return;
      closePause();
      beginCountdown();
    },
    press(input) {
      if (phase !== 'running' || input.repeat) return;
      if (!input.trusted && !options.acceptUntrusted) return;
      const at = presses.add(input);
      if (at >= log.onset(current)) isAnswered = true;
    },
    phase: () => phase,
    snapshot: () => resultOf('abandoned'),
  };
}
