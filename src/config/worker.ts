/** Where the worker of the site stands, and what a page says to it. */
export const workerFile = '/service-worker.js';

export type WorkerMessage =
  /** Take over from the worker of an older build. */
  | { readonly type: 'go' }
  /** Keep what the pages that work offline need in this language, and these files that the page has loaded. */
  | { readonly type: 'keep'; readonly language: string; readonly files: readonly string[] };

/** What the worker says to the pages that are open. */
export type PageMessage =
  /** A message came while somebody looks at this page: it says so itself, and the one of the system goes. */
  | {
      readonly type: 'pushed';
      readonly tag: string;
      readonly title: string;
      readonly body: string;
      readonly route: string;
    }
  /** The browser has given this device another address. */
  | { readonly type: 'device' };
