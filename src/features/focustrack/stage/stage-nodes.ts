/** What React mounted once and the controller switches from then on. */
export interface StageNodes {
  /** Takes presses; has the focus while a run goes on. */
  readonly area: HTMLElement;
  /** What is to do before the first press. */
  readonly ready: HTMLElement;
  /** The way back; gone once something began. */
  readonly back: HTMLElement;
  /** Around every stimulus. */
  readonly layer: HTMLElement;
  readonly stimuli: ReadonlyMap<string, HTMLElement>;
  /** Keyed by seconds left. */
  readonly countdown: ReadonlyMap<string, HTMLElement>;
  /** Keyed by feedback code; empty outside practice. */
  readonly feedback: ReadonlyMap<string, HTMLElement>;
  readonly pause: HTMLElement;
  /** Keyed by reason. */
  readonly pauseReasons: ReadonlyMap<string, HTMLElement>;
  readonly goOn: HTMLElement;
}

function keyed(root: HTMLElement, attribute: string): Map<string, HTMLElement> {
  const nodes = root.querySelectorAll<HTMLElement>(`[data-${attribute}]`);
  return new Map(Array.from(nodes, (node) => [node.getAttribute(`data-${attribute}`) ?? '', node]));
}

function part(root: HTMLElement, name: string): HTMLElement {
  const node = root.querySelector<HTMLElement>(`[data-stage="${name}"]`);
  if (!node) throw new Error(`the stage has no part ${name}`);
  return node;
}

export function stageNodes(root: HTMLElement): StageNodes {
  return {
    area: part(root, 'area'),
    ready: part(root, 'ready'),
    back: part(root, 'back'),
    layer: part(root, 'layer'),
    stimuli: keyed(root, 'stimulus'),
    countdown: keyed(root, 'countdown'),
    feedback: keyed(root, 'feedback'),
    pause: part(root, 'pause'),
    pauseReasons: keyed(root, 'pause-reason'),
    goOn: part(root, 'go-on'),
  };
}
