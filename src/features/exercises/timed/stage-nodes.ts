import { keyedParts, type StageParts, stagePart, stageParts } from '@/components/trial-stage/stage-parts';

export interface StageNodes extends StageParts {
  readonly faces: ReadonlyMap<string, HTMLElement>;
  /** What is heard, in writing. */
  readonly caption: HTMLElement;
}

export function stageNodes(root: HTMLElement): StageNodes {
  return { ...stageParts(root), faces: keyedParts(root, 'face'), caption: stagePart(root, 'caption') };
}
