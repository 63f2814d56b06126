import { join } from 'node:path';
import { simulateFocustrackRun } from '../../src/lib/cognitive/simulation/focustrack-run.ts';
import { createRespondent } from '../../src/lib/cognitive/simulation/respondents.ts';
import { type Figure, percentile } from '../figures.ts';
import { type Condition, type Measurement, measure } from './driver.ts';
import { withPage } from './with-page.ts';

const trials = 155;
export const conditions: readonly Condition[] = [
  { name: 'plain', throttle: 1, busyMs: 0 },
  { name: '4x throttled', throttle: 4, busyMs: 0 },
  { name: '4x throttled, busy', throttle: 4, busyMs: 40 },
];

/** Errors of measured reaction times in a browser, and what a whole simulated run keeps of its plan. */
export async function focustrackFigures(): Promise<Figure[]> {
  return [...simulatedFigures(), ...(await browserFigures())];
}

function simulatedFigures(): Figure[] {
  const run = simulateFocustrackRun({ seed: 'bench', respondent: createRespondent('average', 'bench') });
  if (!run) throw new Error('the simulated run did not end');
  const off = run.trials.filter(({ framesShown }) => framesShown !== 15).length;
  const first = run.trials[0]?.frameMs ?? 0;
  const planned = run.trials.slice(0, -1).reduce((sum, { soaMs }) => sum + soaMs, 0);
  const drift = Math.abs((run.trials.at(-1)?.frameMs ?? 0) - first - planned);
  return [
    {
      name: 'simulated run at 60 Hz: trials off by a frame',
      value: (100 * off) / run.trials.length,
      unit: '%',
      budget: 0,
    },
    {
      name: 'simulated run at 60 Hz: schedule drift at the end',
      value: drift,
      unit: 'ms',
      budget: 1000 / 60 / 2,
    },
  ];
}

const browserFigures = () =>
  withPage(join(import.meta.dirname, 'page'), async (browser, address) => {
    const figures: Figure[] = [];
    for (const condition of conditions) {
      const engine = await measure(browser, address, 'engine', condition, trials);
      const jspsych = await measure(browser, address, 'jspsych', condition, trials);
      figures.push(...errorFigures(engine, jspsych), ...engineFigures(engine, condition));
    }
    return figures;
  });

function errorFigures(engine: Measurement, jspsych: Measurement): Figure[] {
  const own = summary(engine.errorsMs);
  const other = summary(jspsych.errorsMs);
  const presented = summary(engine.presentedErrorsMs);
  const isPlain = engine.condition === 'plain';
  const isBusy = engine.condition.endsWith('busy');
  const name = (text: string) => `${engine.condition}: ${text}`;
  const figure = (text: string, value: number, budget?: number): Figure => ({
    name: name(text),
    value,
    unit: 'ms',
    ...(budget === undefined ? {} : { budget }),
  });
  return [
    {
      name: name('trials compared or flagged late, engine'),
      value: own.count + engine.result.latePaints,
      unit: '',
      budget: 150,
      atLeast: true,
    },
    { name: name('of these flagged late, engine'), value: engine.result.latePaints, unit: '' },
    { name: name('trials compared, jsPsych'), value: other.count, unit: '', budget: 150, atLeast: true },
    figure('error of the engine, mean', own.mean, Math.abs(other.mean) / 10),
    figure('error of the engine, SD', own.sd, isPlain ? 1 : isBusy ? other.sd / 4 : undefined),
    figure('error of the engine, p99', own.p99),
    { name: name('of the compared, with a presentation time in the run'), value: presented.count, unit: '' },
    figure(
      'error by presentation time, mean',
      Math.abs(presented.mean),
      isPlain ? other.mean / 20 : undefined,
    ),
    figure('error of jsPsych, mean', other.mean),
    figure('error of jsPsych, SD', other.sd),
    figure('error of jsPsych, p99', other.p99),
    { name: name('mean error, jsPsych over engine'), value: other.mean / own.mean, unit: 'x' },
  ];
}

function engineFigures({ condition, result }: Measurement, { throttle }: Condition): Figure[] {
  const { framesOff, drift, longestWorkMs } = result;
  if (!framesOff || !drift || longestWorkMs === null) throw new Error('the engine reports no frames');
  const share = (100 * framesOff.off) / framesOff.trials;
  return [
    {
      name: `${condition}: trials off by a frame`,
      value: share,
      unit: '%',
      ...(condition.endsWith('busy') ? {} : { budget: throttle === 1 ? 0 : 1 }),
    },
    {
      name: `${condition}: of these not flagged`,
      value: framesOff.off - framesOff.flagged,
      unit: '',
      budget: 0,
    },
    {
      name: `${condition}: lateness of the last onset`,
      value: drift.lastMs,
      unit: 'ms',
      ...(condition.endsWith('busy') ? {} : { budget: drift.periodMs / 2 }),
    },
    {
      name: `${condition}: longest work of the engine in a frame`,
      value: longestWorkMs,
      unit: 'ms',
      ...(throttle === 1 ? { budget: 4 } : {}),
    },
  ];
}

export function summary(errors: readonly number[]): { count: number; mean: number; sd: number; p99: number } {
  const count = errors.length;
  const mean = errors.reduce((sum, error) => sum + error, 0) / count;
  const sd = Math.sqrt(errors.reduce((sum, error) => sum + (error - mean) ** 2, 0) / (count - 1));
  return { count, mean, sd, p99: percentile(errors, 0.99) };
}
