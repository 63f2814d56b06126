/** What every stage has: React mounts it once and a sitting switches it from then on. */
export interface StageParts {
  /** Takes presses; has the focus while a run goes on. */
  readonly area: HTMLElement;
  /** What is to do before the first press. */
  readonly ready: HTMLElement;
  /** Around everything that is shown. */
  readonly layer: HTMLElement;
  /** Keyed by seconds left. */
  readonly countdown: ReadonlyMap<string, HTMLElement>;
  /** Keyed by feedback code. */
  readonly feedback: ReadonlyMap<string, HTMLElement>;
  readonly pause: HTMLElement;
  readonly goOn: HTMLElement;
}

/** Nodes with `data-<attribute>`, by what stands in it. */
export function keyedParts(root: HTMLElement, attribute: string): Map<string, HTMLElement> {
  const nodes = root.querySelectorAll<HTMLElement>(`[data-${attribute}]`);
  return new Map(Array.from(nodes, (node) => [node.getAttribute(`data-${attribute}`) ?? '', node]));
}

export function stagePart(root: HTMLElement, name: string): HTMLElement {
  const node = root.querySelector<HTMLElement>(`[data-stage="${name}"]`);
  if (!node) throw new Error(`the stage has no part ${name}`);
  return node;
}

export function stageParts(root: HTMLElement): StageParts {
  return {
    area: stagePart(root, 'area'),
    ready: stagePart(root, 'ready'),
    layer: stagePart(root, 'layer'),
    countdown: keyedParts(root, 'countdown'),
    feedback: keyedParts(root, 'feedback'),
    pause: stagePart(root, 'pause'),
    goOn: stagePart(root, 'go-on'),
  };
}
