import type { TimedItem, TimedRecord } from '@lib/exercises/engine/timeline.ts';
import { turnsOf } from '@lib/exercises/engine/turns.ts';
import { recompute } from '@lib/exercises/recompute.ts';
import { Profiler } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createBrowserClock } from '@/components/trial-stage/browser-clock.ts';
import { createSitting } from '@/features/exercises/timed/sitting.ts';
import { stageNodes } from '@/features/exercises/timed/stage-nodes.ts';
import type { TimedView } from '@/features/exercises/view.ts';
import { view as flanker } from '@/features/exercises/views/flanker.tsx';
import { view as gonogo } from '@/features/exercises/views/gonogo.tsx';
import { view as stopSignal } from '@/features/exercises/views/stop-signal.tsx';
import { trialsOff } from '../../training/trials-off.ts';
import type { BenchResult } from './main.ts';

const views: Readonly<Record<string, TimedView>> = {
  gonogo: gonogo as unknown as TimedView,
  flanker: flanker as unknown as TimedView,
  'stop-signal': stopSignal as unknown as TimedView,
};

const seed = '0f8fad5b-d9cb-4d2f-a165-70867728950e';

/** The product's own sitting of an exercise: its engine, its drawing, its marks; around it only empty parts of a stage. */
export function runExercise(id: string) {
  const view = views[id];
  if (!view) throw new Error(`nobody measures ${id}`);
  return async (stage: HTMLElement, trials: number): Promise<BenchResult> => {
    const { exercise } = view;
    const config = exercise.configFor({ variant: '', mode: 'test', run: 1, last: null, options: {} });
    let renders = 0;
    let isRunning = false;
    const { Field } = view;
    const root = document.createElement('div');
    root.innerHTML = `
      <div data-stage="area" tabindex="0">
        <p data-stage="ready"></p><div data-stage="layer"></div><p data-stage="caption"></p>
      </div>
      <div data-stage="pause" hidden><button type="button" data-stage="go-on"></button></div>`;
    stage.append(root);
    const layer = root.querySelector('[data-stage=layer]') as HTMLElement;
    const field = document.createElement('div');
    layer.append(field);
    flushSync(() =>
      createRoot(field).render(
        <Profiler id="field" onRender={() => (renders += isRunning ? 1 : 0)}>
          <Field config={config} />
        </Profiler>,
      ),
    );
    for (const name of [...view.feedback, '3', '2', '1']) {
      const node = document.createElement('span');
      node.dataset[view.feedback.includes(name) ? 'feedback' : 'countdown'] = name;
      layer.append(node);
    }
    const nodes = stageNodes(root);
    nodes.area.focus();
    const records = await new Promise<readonly TimedRecord[]>((resolve) => {
      const turn = turnsOf(exercise, seed, config);
      let asked = 0;
      const sitting = createSitting({
        nodes,
        view,
        // The driver presses F and nothing else.
        answers: view.answers(config).with(0, { slot: 'press', codes: ['KeyF'], label: 'press' }),
        turn(last) {
          asked += 1;
          return asked > trials ? { feedback: null, item: null } : turn(last);
        },
        clock: createBrowserClock(),
        sound: null,
        acceptUntrusted: false,
        onRest: () => sitting.proceed(),
        onDone: ({ records: done }) => resolve(done),
        onCancelled: () => resolve([]),
      });
      isRunning = true;
    });
    return { ...told(exercise, config, records), renders };
  };
}

function told(exercise: TimedView['exercise'], config: object, records: readonly TimedRecord[]): BenchResult {
  const worked = recompute(exercise, seed, config, records);
  if (!worked.ok) throw new Error(worked.error);
  const items = worked.value.played.map(({ item }) => item as TimedItem);
  const result: BenchResult = {
    reactions: [],
    latePaints: 0,
    framesOff: trialsOff(items, records, 1000 / 60),
    drift: null,
    longestWorkMs: null,
    delays: [],
  };
  for (const [index, record] of records.entries()) {
    const { timeline } = items[index] ?? {};
    if (!timeline) continue;
    const { target, moments } = timeline;
    const onset = record.onsets[target] ?? null;
    const presented = record.presented?.[target] ?? null;
    const press = record.presses[0];
    if (press && onset !== null) {
      result.reactions.push({
        trial: index + 1,
        rtMs: press.t - onset,
        ...(presented !== null && { presentedRtMs: press.t - presented }),
      });
    }
    const next = record.onsets[target + 1] ?? null;
    if (next !== null && onset !== null) {
      const plannedMs = (moments[target + 1]?.at ?? 0) - (moments[target]?.at ?? 0);
      result.delays?.push({ trial: index + 1, plannedMs, shownMs: next - onset });
    }
  }
  return result;
}
