import { keyedParts, type StageParts, stagePart, stageParts } from '@/components/trial-stage/stage-parts';

export interface StageNodes extends StageParts {
  /** The way back; gone once something began. */
  readonly back: HTMLElement;
  /** Of the practice alone: how far it is, keyed by number, and the rule. */
  readonly counts: ReadonlyMap<string, HTMLElement>;
  readonly rule: HTMLElement | null;
  readonly stimuli: ReadonlyMap<string, HTMLElement>;
  /** Keyed by reason. */
  readonly pauseReasons: ReadonlyMap<string, HTMLElement>;
}

export function stageNodes(root: HTMLElement): StageNodes {
  return {
    ...stageParts(root),
    back: stagePart(root, 'back'),
    counts: keyedParts(root, 'count'),
    rule: root.querySelector<HTMLElement>('[data-stage="rule"]'),
    stimuli: keyedParts(root, 'stimulus'),
    pauseReasons: keyedParts(root, 'pause-reason'),
  };
}
