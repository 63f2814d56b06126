import htmlKeyboardResponse from '@jspsych/plugin-html-keyboard-response';
import { initJsPsych } from 'jspsych';
import type { BenchResult } from './main.ts';
import { someGap, stimulusNode } from './stimulus.ts';

/** jsPsych with its own plugin for a picture and a key, as its documentation shows it. */
export function runWithJsPsych(stage: HTMLElement, trials: number): Promise<BenchResult> {
  const reactions: BenchResult['reactions'] = [];
  return new Promise((resolve) => {
    const experiment = initJsPsych({
      display_element: stage,
      on_finish: () =>
        resolve({ reactions, latePaints: 0, framesOff: null, drift: null, longestWorkMs: null }),
    });
    const timeline = Array.from({ length: trials }, (_, index) => ({
      type: htmlKeyboardResponse,
      stimulus: stimulusNode(index + 1).outerHTML,
      choices: 'ALL_KEYS',
      post_trial_gap: someGap() - 150,
      on_finish: ({ rt }: { rt: number }) => reactions.push({ trial: index + 1, rtMs: rt }),
    }));
    setTimeout(() => experiment.run(timeline), 300);
  });
}
