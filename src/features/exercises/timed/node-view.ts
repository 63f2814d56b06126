import type { TimedItem } from '@/lib/exercises/engine/timeline';
import type { TimedView as EngineView } from '@/lib/exercises/engine/types';
import type { TimedView } from '../view';
import type { StageNodes } from './stage-nodes';

/**
 * Shows moments by the visibility of nodes that exist: which ones is looked up in the gap before the trial, so that a
 * moment only switches.
 * @param isSeen false: all is heard, and nothing but the point to look at is drawn
 */
export function createNodeView(view: TimedView, nodes: StageNodes, isSeen: boolean): EngineView<TimedItem> {
  let shown: readonly HTMLElement[] = [];
  /** Which one is made ready or shown, from 0: told on the layer, for whoever watches from outside. */
  let trial = -1;
  let moments: readonly (readonly HTMLElement[])[] = [];

  const show = (next: readonly HTMLElement[]) => {
    for (const node of shown) node.style.visibility = '';
    for (const node of next) node.style.visibility = 'visible';
    shown = next;
  };
  const nodesOf = (name: string): HTMLElement => {
    const node = nodes.faces.get(name);
    if (!node) throw new Error(`nothing is drawn for ${name}`);
    return node;
  };
  const only = (node: HTMLElement | undefined) => show(node ? [node] : []);
  const hide = () => show([]);

  return {
    ready(item) {
      trial += 1;
      nodes.layer.dataset.trial = String(trial);
      view.ready?.(item, nodes.faces);
      moments = item.timeline.moments.map(({ face }, i) => {
        if (!isSeen) return face === 'fixation' && nodes.faces.has(face) ? [nodesOf(face)] : [];
        const names = view.shown?.(item, i) ?? (face === null ? [] : [face]);
        return names.map(nodesOf);
      });
    },
    show(index) {
      show(moments[index] ?? []);
    },
    hide,
    blank: hide,
    showCountdown: (secondsLeft) => only(nodes.countdown.get(String(secondsLeft))),
    showFeedback(code, value) {
      const node = nodes.feedback.get(code);
      const figure = value === undefined ? null : node?.querySelector('[data-value]');
      if (figure) figure.textContent = String(value);
      only(node);
    },
    showPause() {
      hide();
      nodes.pause.hidden = false;
      nodes.goOn.focus();
    },
    showRest: hide,
  };
}
