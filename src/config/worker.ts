/** Where the worker of the site stands, and what a page says to it. */
export const workerFile = '/service-worker.js';

export type WorkerMessage =
  /** Take over from the worker of an older build. */
  | { readonly type: 'go' }
  /** Keep what the pages that work offline need in this language, and these files that the page has loaded. */
  | { readonly type: 'keep'; readonly language: string; readonly files: readonly string[] };
