import type { LiveSource } from './live-run';

/**
 * Begins to hear of a source. What does this is a file of its own, which no page brings at its start: begin it once somebody
 * is signed in and the page is idle. Answers how to stop.
 */
export function beginLive<Row>(source: LiveSource<Row>): () => void {
  let stop: (() => void) | null = null;
  let isOver = false;
  import('./live-run').then(
    ({ runLive }) => {
      if (!isOver) stop = runLive(source, () => {}).stop;
    },
    // Without it there is no news; what is shown is still read as everything else.
    (error: unknown) => console.warn('A page is not kept up to date:', error),
  );
  return () => {
    isOver = true;
    stop?.();
  };
}
