import type { EngineView } from '@/lib/cognitive/engine/types';
import type { StageNodes } from './stage-nodes';

/** Shows letters or shapes: at most one node is visible at a time, and nothing but its visibility ever changes. */
export function createNodeView(nodes: StageNodes): EngineView<string> {
  let shown: HTMLElement | undefined;
  const hide = () => {
    if (shown) shown.style.visibility = '';
    shown = undefined;
  };
  const show = (node: HTMLElement | undefined) => {
    hide();
    if (node) node.style.visibility = 'visible';
    shown = node;
  };
  return {
    prepare(stimuli) {
      const missing = stimuli.find((name) => !nodes.stimuli.has(name));
      if (missing !== undefined) throw new Error(`nothing is drawn for ${missing}`);
    },
    show: (stimulus) => show(nodes.stimuli.get(stimulus)),
    hide,
    blank: hide,
    showCountdown: (secondsLeft) => show(nodes.countdown.get(String(secondsLeft))),
    showPause(reason) {
      hide();
      for (const [key, node] of nodes.pauseReasons) node.hidden = key !== reason;
      nodes.pause.hidden = false;
      nodes.goOn.focus();
    },
    showFeedback: (code) => show(nodes.feedback.get(code)),
  };
}

/** The same, telling with each letter or shape how far it is. */
export function withCount(
  view: EngineView<string>,
  counts: ReadonlyMap<string, HTMLElement>,
): EngineView<string> {
  let number = 0;
  return {
    ...view,
    show(stimulus) {
      const [before, now] = [counts.get(String(number)), counts.get(String(number + 1))];
      if (before) before.style.visibility = '';
      if (now) now.style.visibility = 'visible';
      number += 1;
      return view.show(stimulus);
    },
  };
}
