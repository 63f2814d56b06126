/** What scripts/worker.ts puts into the worker. */
interface WorkerFiles {
  /** Changes with the files of the shell. */
  readonly version: string;
  /** Kept as soon as the worker is installed; checked by their hash. */
  readonly shell: readonly { url: string; integrity: string }[];
  /** Files of each language for the pages that work offline. */
  readonly languages: Readonly<Record<string, readonly string[]>>;
}
declare const __WORKER_FILES__: WorkerFiles;
