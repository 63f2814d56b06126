import type { EngineClock } from '@/lib/cognitive/engine/types';

/** Two frames: one to draw, one to be sure it was drawn. */
const DRAWN_FRAMES = 2;
/** Quiet time before a countdown. */
const IDLE_MS = 500;

/** Loads the typeface a node is drawn with; a typeface that cannot be loaded is not waited for. */
async function loadFace(node: HTMLElement | undefined): Promise<void> {
  if (!node || !('fonts' in document)) return;
  const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(node);
  await document.fonts
    .load(`${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`, node.textContent ?? '')
    .catch(() => {});
}

function afterFrames(
  clock: EngineClock,
  isOver: (frames: number, frameTime: number) => boolean,
): Promise<void> {
  return new Promise((resolve) => {
    let frames = 0;
    const onFrame = (frameTime: number) => {
      frames += 1;
      if (isOver(frames, frameTime)) resolve();
      else clock.requestFrame(onFrame);
    };
    clock.requestFrame(onFrame);
  });
}

/**
 * Draws every stimulus once, too faint to be seen whatever its colours, so that the first showing of each costs no more
 * than the next; then half a second of quiet.
 */
export async function warmUp(
  clock: EngineClock,
  layer: HTMLElement,
  nodes: readonly HTMLElement[],
): Promise<void> {
  await loadFace(nodes[0]);
  layer.style.opacity = '0.01';
  for (const node of nodes) node.style.visibility = 'visible';
  await afterFrames(clock, (frames) => frames > DRAWN_FRAMES);
  for (const node of nodes) node.style.visibility = '';
  layer.style.opacity = '';
  const from = clock.now();
  await afterFrames(clock, (_, frameTime) => frameTime - from >= IDLE_MS);
}
