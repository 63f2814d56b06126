import { listenForPresses } from '@/components/trial-stage/listen-presses';
import { createPresentationMarks } from '@/components/trial-stage/presentation';
import { warmUp } from '@/components/trial-stage/warm-up';
import { watchInterruptions } from '@/components/trial-stage/watch-interruptions';
import { presentedRecords, withPresentation } from '@/components/trial-stage/with-presentation';
import { type HeardView, withSounds } from '@/components/trial-stage/with-sounds';
import { measureRefresh } from '@/lib/cognitive/engine/measure';
import type { EngineClock } from '@/lib/cognitive/engine/types';
import { createTimedEngine } from '@/lib/exercises/engine/engine';
import type { TimedItem, TimedRecord } from '@/lib/exercises/engine/timeline';
import type { TimedEngine, TimedResult, Turn } from '@/lib/exercises/engine/types';
import type { Cue } from '@/lib/sounds/cue';
import type { AnswerKey, TimedView } from '../view';
import { createNodeView } from './node-view';
import type { StageNodes } from './stage-nodes';

/** What a run by ear plays, and what of it is written. */
export interface StageSound extends Omit<HeardView<TimedItem>, 'now' | 'captions'> {
  readonly textOf: ((cue: Cue) => string) | null;
}

export interface SittingOptions {
  readonly nodes: StageNodes;
  readonly view: TimedView;
  readonly answers: readonly AnswerKey[];
  readonly turn: (last: TimedRecord | null) => Turn<TimedItem>;
  readonly clock: EngineClock;
  /** Null where nothing is heard. */
  readonly sound: StageSound | null;
  readonly acceptUntrusted: boolean;
  /** Between two blocks: what is done so far. */
  readonly onRest: (records: readonly TimedRecord[]) => void;
  readonly onDone: (result: TimedResult) => void;
  /** Ended before the first trial. */
  readonly onCancelled: () => void;
}

export interface Sitting {
  pause: () => void;
  resume: () => void;
  proceed: () => void;
  /** Ends it here. */
  stop: () => void;
  /** The surface goes away. */
  dispose: () => void;
}

const noEngine = 'idle';

/** A timed run or practice on a surface that exists: measures the screen, warms up, counts down and runs. */
export function createSitting(options: SittingOptions): Sitting {
  const { nodes, view, answers, turn, clock, sound, acceptUntrusted, onRest, onDone, onCancelled } = options;
  const areaOfCode = new Map(answers.flatMap(({ codes }, area) => codes.map((code) => [code, area])));
  const isAllSeen = sound === null || sound.isSeen;
  const marks = isAllSeen ? createPresentationMarks(nodes.layer) : null;
  const presented = (records: readonly TimedRecord[]) => (marks ? presentedRecords(records, marks) : records);
  let engine: TimedEngine | null = null;
  let isDisposed = false;

  const areaOf = (event: KeyboardEvent | PointerEvent): number => {
    if (event instanceof KeyboardEvent) return areaOfCode.get(event.code) ?? -1;
    if (answers.length === 1) return 0;
    const button =
      event.target instanceof Element ? event.target.closest<HTMLElement>('[data-answer]') : null;
    return button ? Number(button.dataset.answer) : -1;
  };
  const stopListening = listenForPresses({
    codes: new Set(areaOfCode.keys()),
    area: nodes.area,
    everyFinger: answers.length > 1,
    onPress: (press, event) => engine?.press({ ...press, area: areaOf(event) }),
  });
  const stopWatching = watchInterruptions({
    onInterrupt: (reason) => engine?.interrupt(reason),
    onLeave: () => engine?.stop(),
  });

  const stopMeasuring = measureRefresh(clock, ({ periodMs }) => void begin(periodMs));

  async function begin(periodMs: number): Promise<void> {
    await warmUp(clock, nodes.layer, [...nodes.faces.values()]);
    if (isDisposed) return;
    nodes.ready.style.visibility = 'hidden';
    const drawn = createNodeView(view, nodes, isAllSeen);
    const seen = marks ? withPresentation(drawn, marks) : drawn;
    engine = createTimedEngine({
      clock,
      view: sound ? withSounds(seen, heardView(sound)) : seen,
      periodMs,
      turn,
      acceptUntrusted,
      onRest: (records) => onRest(presented(records)),
      onDone(result) {
        const records = presented(result.records);
        dispose();
        onDone({ ...result, records });
      },
    });
    engine.start();
  }

  function heardView({ textOf, ...rest }: StageSound): HeardView<TimedItem> {
    const captions = textOf && { node: nodes.caption, textOf };
    return { ...rest, now: () => clock.now(), captions };
  }

  function dispose(): void {
    if (isDisposed) return;
    isDisposed = true;
    stopMeasuring();
    stopListening();
    stopWatching();
    marks?.stop();
    sound?.player.stop();
  }

  const phase = () => engine?.phase() ?? noEngine;
  return {
    pause: () => engine?.interrupt('escape'),
    resume() {
      nodes.pause.hidden = true;
      nodes.area.focus({ preventScroll: true });
      engine?.resume();
    },
    proceed() {
      nodes.area.focus({ preventScroll: true });
      engine?.proceed();
    },
    stop() {
      engine?.stop();
      if (phase() !== 'idle') return;
      dispose();
      onCancelled();
    },
    dispose() {
      // Leaving in the middle ends the run; what was done is handed out once more.
      engine?.stop();
      dispose();
    },
  };
}
