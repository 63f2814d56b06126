export interface LoadedOnce<T> {
  /** What has come already. */
  here: () => T | null;
  /** Fetches it, once. What failed is fetched anew. */
  start: () => Promise<T>;
}

/** Code that may be fetched before it is needed. */
export function loadOnce<T>(load: () => Promise<T>): LoadedOnce<T> {
  let here: T | null = null;
  let coming: Promise<T> | null = null;
  return {
    here: () => here,
    start: () => {
      coming ??= load().then(
        (loaded) => {
          here = loaded;
          return loaded;
        },
        (error: unknown) => {
          coming = null;
          throw error;
        },
      );
      return coming;
    },
  };
}
