import { keyedParts, type StageParts, stagePart, stageParts } from '@/components/trial-stage/stage-parts';

export interface StageNodes extends StageParts {
  /** The way back; gone once something began. */
  readonly back: HTMLElement;
  readonly stimuli: ReadonlyMap<string, HTMLElement>;
  /** Keyed by reason. */
  readonly pauseReasons: ReadonlyMap<string, HTMLElement>;
}

export function stageNodes(root: HTMLElement): StageNodes {
  return {
    ...stageParts(root),
    back: stagePart(root, 'back'),
    stimuli: keyedParts(root, 'stimulus'),
    pauseReasons: keyedParts(root, 'pause-reason'),
  };
}
