import { createTrialEngine } from '@lib/cognitive/engine/engine.ts';
import { planFrames } from '@lib/cognitive/engine/frames.ts';
import { measureRefresh } from '@lib/cognitive/engine/measure.ts';
import type { EngineClock, EngineResult, EngineView } from '@lib/cognitive/engine/types.ts';
import { createBrowserClock } from '@/components/trial-stage/browser-clock.ts';
import { listenForPresses } from '@/components/trial-stage/listen-presses.ts';
import { createPresentationMarks } from '@/components/trial-stage/presentation.ts';
import { presentedTrials, withListPresentation } from '@/components/trial-stage/with-presentation.ts';
import type { BenchResult } from './main.ts';
import { someGap, stimulusNode } from './stimulus.ts';

const shownMs = 250;

/** The product's engine on the product's clock and listener; only the surface is the bench's own. */
export async function runWithEngine(stage: HTMLElement, trials: number): Promise<BenchResult> {
  const { clock, longestWorkMs } = watched(createBrowserClock());
  const { periodMs, refreshHz } = await new Promise<{ periodMs: number; refreshHz: number }>((resolve) =>
    measureRefresh(clock, resolve),
  );
  const nodes = Array.from({ length: trials }, (_, index) => stimulusNode(index + 1));
  // One upon the other and switched by their visibility, as the product's own stage does: nothing is laid out in a trial.
  for (const node of nodes) Object.assign(node.style, { position: 'absolute', visibility: 'hidden' });
  stage.append(...nodes);
  let shown: HTMLElement | undefined;
  const hide = () => {
    if (shown) shown.style.visibility = 'hidden';
    shown = undefined;
  };

  const view: EngineView<number> = {
    prepare() {},
    show(stimulus) {
      shown = nodes[stimulus];
      if (shown) shown.style.visibility = 'visible';
    },
    hide,
    blank: hide,
    showCountdown() {},
    showPause() {},
    showFeedback() {},
  };
  const marks = createPresentationMarks(stage);

  const result = await new Promise<EngineResult>((resolve) => {
    const engine = createTrialEngine<number>({
      clock,
      periodMs,
      trials: nodes.map((_, stimulus) => ({
        stimulus,
        timing: { kind: 'paced', showMs: shownMs, soaMs: someGap() },
      })),
      view: marks ? withListPresentation(view, marks) : view,
      onDone: resolve,
    });
    listenForPresses({ codes: new Set(['KeyF']), area: stage, onPress: (press) => engine.press(press) });
    engine.start();
  });

  const told = marks ? presentedTrials(result.trials, marks) : result.trials;
  const planned = planFrames(shownMs, refreshHz).frames;
  const off = result.trials.filter(({ framesShown }) => framesShown !== planned);
  const last = result.trials.at(-1);
  const toleranceMs = 1.5 * periodMs;
  const isLate = ({ onsetMs, frameMs }: EngineResult['trials'][number]) =>
    onsetMs === null || onsetMs - frameMs > toleranceMs;
  return {
    // As in a real run: a trial painted late is invalid and gives no reaction time.
    latePaints: result.trials.filter(isLate).length,
    reactions: told.flatMap((trial) => {
      const { index, onsetMs, presentedMs } = trial;
      if (isLate(trial)) return [];
      const next = result.trials[index + 1]?.onsetMs ?? Number.POSITIVE_INFINITY;
      const press = result.presses.find(({ tMs }) => onsetMs !== null && tMs >= onsetMs && tMs < next);
      if (!press || onsetMs === null) return [];
      const presented = presentedMs === undefined ? {} : { presentedRtMs: press.tMs - presentedMs };
      return [{ trial: index + 1, rtMs: press.tMs - onsetMs, ...presented }];
    }),
    framesOff: {
      off: off.length,
      // A trial off by a frame is noticed: frames were dropped in it, or its visible time differs by its stamps.
      flagged: off.filter(
        ({ droppedFrames, onsetMs, offsetMs }) =>
          droppedFrames > 0 ||
          onsetMs === null ||
          offsetMs === null ||
          Math.abs(offsetMs - onsetMs - shownMs) > toleranceMs,
      ).length,
      trials: result.trials.length,
    },
    drift: last ? { lastMs: last.frameMs - last.scheduledMs, periodMs } : null,
    longestWorkMs: longestWorkMs(),
  };
}

/** The clock with a watch on how long the engine works in each frame. */
function watched(inner: EngineClock): { clock: EngineClock; longestWorkMs: () => number } {
  let longest = 0;
  const timed =
    (work: (time: number) => void) =>
    (time: number): void => {
      const from = performance.now();
      work(time);
      longest = Math.max(longest, performance.now() - from);
    };
  return {
    clock: {
      ...inner,
      requestFrame: (callback) => inner.requestFrame(timed(callback)),
      afterPaint: (callback) => inner.afterPaint(timed(callback)),
    },
    longestWorkMs: () => longest,
  };
}
