import { join } from 'node:path';
import type { Figure } from '../figures.ts';
import { measure } from '../reaction/driver.ts';
import { conditions, summary } from '../reaction/figures.ts';
import { withPage } from '../reaction/with-page.ts';
import { frameFigures } from './frames.ts';
import { exerciseSizes } from './sizes.ts';
import { submitFigures } from './submit.ts';

const page = join(import.meta.dirname, '../reaction/page');

/** Exercises whose times are measured, and the moment answers are counted from. */
const measured = [
  { id: 'gonogo', target: 0, trials: 43 },
  { id: 'flanker', target: 1, trials: 43 },
  { id: 'stop-signal', target: 1, trials: 43 },
] as const;

/** What exercises load, whether they keep to their frames, how long the server takes over a run, how exact its times are. */
export const trainingFigures = async (): Promise<Figure[]> => [
  ...exerciseSizes(),
  ...frameFigures(),
  ...(await submitFigures()),
  ...(await reactionFigures()),
];

/** Errors of reaction times as the exercises report them, beside those of jsPsych on the same machine. */
const reactionFigures = (): Promise<Figure[]> =>
  withPage(page, async (browser, address) => {
    const figures: Figure[] = [];
    for (const condition of conditions.filter(({ throttle }) => throttle === 1)) {
      const jspsych = summary((await measure(browser, address, 'jspsych', condition, 60)).errorsMs);
      const figure = (name: string, value: number, unit: string, limit: object = {}): Figure => ({
        name: `${condition.name}: ${name}`,
        value,
        unit,
        ...limit,
      });
      figures.push(figure('jsPsych, mean error', jspsych.mean, 'ms'));
      for (const { id, target, trials } of measured) {
        const { errorsMs, presentedErrorsMs, result } = await measure(
          browser,
          address,
          id,
          condition,
          trials,
          target,
        );
        const stamp = summary(errorsMs);
        const byPresentation = summary(presentedErrorsMs);
        figures.push(
          figure(`${id}, trials compared`, stamp.count, '', { budget: 35, atLeast: true }),
          figure(`${id}, of these with a presentation time in the run`, byPresentation.count, '', {
            budget: stamp.count,
            atLeast: true,
          }),
          figure(`${id}, mean error by stamp`, Math.abs(stamp.mean), 'ms', { budget: jspsych.mean / 10 }),
          figure(`${id}, SD of the error by stamp`, stamp.sd, 'ms', { budget: 1 }),
          figure(`${id}, mean error by presentation time`, Math.abs(byPresentation.mean), 'ms', {
            budget: jspsych.mean / 20,
          }),
          figure(`${id}, times drawn anew while trials ran`, result.renders ?? 0, '', { budget: 0 }),
        );
        if (result.framesOff)
          figures.push(
            figure(
              `${id}, trials off by a frame and not flagged`,
              result.framesOff.off - result.framesOff.flagged,
              '',
              {
                budget: 0,
              },
            ),
            figure(`${id}, trials off by a frame`, result.framesOff.off, ''),
          );
        const late = (result.delays ?? []).map(({ plannedMs, shownMs }) => Math.abs(shownMs - plannedMs));
        if (late.length > 0) {
          figures.push(
            figure(`${id}, delay of the signal, mean error`, summary(late).mean, 'ms', {
              budget: 1000 / 60 / 2,
            }),
          );
        }
      }
    }
    return figures;
  });
