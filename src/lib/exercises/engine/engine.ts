import type { InterruptionReason } from '../../cognitive/engine/device.ts';
import { framesMissed, isDue } from '../../cognitive/engine/frames.ts';
import { minuteMs } from '../../time.ts';
import type { Feedback, TimedItem, TimedRecord } from './timeline.ts';
import { createTrialNotes } from './trial-notes.ts';
import type { TimedEngine, TimedEngineOptions, TimedInterruption, TimedPhase, TimedResult } from './types.ts';

const COUNTDOWN_FROM = 3;
const COUNTDOWN_STEP_MS = 1000;
/** Empty field between the countdown and the first onset. */
const BLANK_MS = 1000;
/** A longer pause ends the run. */
const MAX_PAUSE_MS = 5 * minuteMs;
/** Without frames for this long the page was not shown, or the computer stood still, and no event told of it. */
const STALL_MS = 1000;

/**
 * Runs trials frame by frame. Planning uses the frame grid, measuring the stamps after paint; the two are not mixed.
 * What comes next is asked for when a trial is over, so that a task may follow the answers; between the first moment
 * of a trial and its end nothing is allocated, logged or handed out.
 */
export function createTimedEngine<Item extends TimedItem>(options: TimedEngineOptions<Item>): TimedEngine {
  const { clock, view, periodMs, turn } = options;
  const notes = createTrialNotes();
  const records: TimedRecord[] = [];
  const interruptions: TimedInterruption[] = [];

  let phase: TimedPhase = 'idle';
  let frameId = 0;
  let lastFrame = Number.NaN;
  let droppedFrames = 0;
  let countdownStart = Number.NaN;
  let countdownStep = -1;

  /** The trial on screen or, in a gap, the one made ready. */
  let item: Item | null = null;
  let isOver = true;
  let hasEnded = false;
  let moment = 0;
  let scheduled = 0;
  let nextDue = 0;
  let feedbackDue = Number.POSITIVE_INFINITY;
  let segment = -1;
  let startsSegment = true;
  /** The block that is over, until the rest after it begins. */
  let restAfter: number | null = null;
  let pausedAt = 0;
  let pausedAtWall = 0;

  const onStamp = (stamp: number) => notes.stamped(stamp);

  function onFrame(frameTime: number): void {
    frameId = clock.requestFrame(onFrame);
    const stepMs = Number.isNaN(lastFrame) ? periodMs : frameTime - lastFrame;
    lastFrame = frameTime;
    if (phase === 'countdown') countDown(frameTime);
    else if (phase === 'paused') endLongPause();
    else if (phase === 'running' && stepMs > STALL_MS) interrupt('hidden');
    else if (phase === 'running') {
      const missed = framesMissed(stepMs, periodMs);
      droppedFrames += missed;
      if (!isOver) notes.addDropped(missed);
      runTrial(frameTime);
    }
  }

  function beginCountdown(): void {
    phase = 'countdown';
    startsSegment = true;
    countdownStart = Number.NaN;
    countdownStep = -1;
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
    phase = 'running';
    beginTrial(frameTime, frameTime);
  }

  function beginTrial(frameTime: number, dueMs: number): void {
    if (startsSegment) segment += 1;
    startsSegment = false;
    scheduled = dueMs;
    isOver = false;
    hasEnded = false;
    feedbackDue = Number.POSITIVE_INFINITY;
    notes.begin();
    moment = 0;
    showMoment(frameTime);
  }

  function showMoment(frameTime: number): void {
    view.show(moment);
    notes.shown(moment, frameTime);
    if (view.onset) notes.setOnset(moment, view.onset());
    else {
      notes.awaitStamp(moment);
      clock.afterPaint(onStamp);
    }
    moment += 1;
  }

  function runTrial(frameTime: number): void {
    if (item && !isOver) {
      const { moments } = item.timeline;
      if (!hasEnded) {
        const first = notes.frame(0);
        for (let next = moments[moment]; next && isDue(frameTime, first + next.at, periodMs); ) {
          showMoment(frameTime);
          next = moments[moment];
        }
      }
      if (!hasEnded && !isTimeOver(item, frameTime)) return;
      endTrial(item, frameTime, false);
    }
    if (isDue(frameTime, feedbackDue, periodMs)) {
      feedbackDue = Number.POSITIVE_INFINITY;
      view.hide();
    }
    if (isDue(frameTime, nextDue, periodMs)) goOn(frameTime);
  }

  function isTimeOver({ timeline }: Item, frameTime: number): boolean {
    const { openMs, lengthMs, target } = timeline;
    if (lengthMs !== null && isDue(frameTime, scheduled + lengthMs, periodMs)) return true;
    // A sound is heard some time after the frame that asked for it; the answer has its whole time from then.
    const from = view.onset ? Math.max(notes.frame(target), notes.onset(target)) : notes.frame(target);
    return openMs !== null && isDue(frameTime, from + openMs, periodMs);
  }

  /** Closes the trial and asks for the next one; the view draws it out of sight. */
  function endTrial({ timeline }: Item, frameTime: number, interrupted: boolean): void {
    isOver = true;
    view.hide();
    const record = notes.close(timeline, segment, frameTime, interrupted);
    notes.awaitStamp('hide');
    clock.afterPaint(onStamp);
    records.push(record);
    const { feedback, item: next } = turn(record);
    if (feedback && !interrupted) giveFeedback(feedback, frameTime);
    const feedbackMs = interrupted ? 0 : (feedback?.ms ?? 0);
    nextDue =
      timeline.lengthMs === null ? frameTime + feedbackMs + timeline.gapMs : scheduled + timeline.lengthMs;
    const finishedBlock = item?.block ?? 0;
    item = next;
    if (!next) return;
    view.ready(next);
    restAfter = next.block === finishedBlock ? null : finishedBlock;
  }
  function giveFeedback({ code, ms, value }: Feedback, frameTime: number): void {
    view.showFeedback(code, value);
    feedbackDue = frameTime + ms;
  }

  function goOn(frameTime: number): void {
    if (!item) finish('completed');
    else if (restAfter === null) beginTrial(frameTime, nextDue);
    else rest(restAfter);
  }

  function rest(finishedBlock: number): void {
    restAfter = null;
    phase = 'resting';
    view.showRest(finishedBlock);
    options.onRest?.(records);
  }

  function interrupt(reason: InterruptionReason): void {
    if (phase !== 'running' && phase !== 'countdown') return;
    pausedAt = clock.now();
    pausedAtWall = clock.wallNow();
    if (phase === 'running') {
      interruptions.push({ atMs: pausedAt, reason, durationMs: 0 });
      if (item && !isOver) endTrial(item, Math.max(lastFrame, notes.frame(0)), true);
      if (!item) {
        finish('completed');
        return;
      }
    }
    phase = 'paused';
    view.showPause(reason);
  }

  const pauseLength = () => Math.max(clock.now() - pausedAt, clock.wallNow() - pausedAtWall);

  function closePause(): void {
    const last = interruptions.pop();
    if (last) interruptions.push({ ...last, durationMs: last.durationMs + Math.max(0, pauseLength()) });
  }

  function endLongPause(): void {
    if (segment >= 0 && pauseLength() > MAX_PAUSE_MS) {
      closePause();
      finish('abandoned');
    }
  }

  function finish(status: TimedResult['status']): void {
    phase = 'done';
    clock.cancelFrame(frameId);
    view.blank();
    options.onDone({ status, records, interruptions, droppedFrames });
  }

  return {
    start() {
      if (phase !== 'idle') return;
      item ??= turn(null).item;
      if (!item) return;
      view.ready(item);
      lastFrame = Number.NaN;
      beginCountdown();
      frameId = clock.requestFrame(onFrame);
    },
    stop() {
      if (phase === 'idle' || phase === 'done') return;
      if (segment < 0) {
        phase = 'idle';
        clock.cancelFrame(frameId);
        view.blank();
        return;
      }
      if (phase === 'paused') closePause();
      finish('abandoned');
    },
    interrupt,
    resume() {
      if (phase !== 'paused') return;
      endLongPause();
      if (phase !== 'paused') return;
      closePause();
      // A block that ended with the interruption has its rest, too.
      if (restAfter === null) beginCountdown();
      else rest(restAfter);
    },
    proceed() {
      if (phase === 'resting') beginCountdown();
    },
    press(input) {
      if (phase !== 'running' || input.repeat || !item) return;
      if (!input.trusted && !options.acceptUntrusted) return;
      if (isOver) {
        notes.stray();
        return;
      }
      const { timeline } = item;
      if (!(input.area >= 0 && input.area < timeline.areas)) return;
      const at = notes.press(input);
      const isAnswer = at >= notes.onset(timeline.target);
      if (timeline.end === 'press' || (timeline.end === 'answer' && isAnswer)) hasEnded = true;
      else if (timeline.end === 'all' && isAnswer && notes.hasAll(timeline)) hasEnded = true;
    },
    phase: () => phase,
  };
}
