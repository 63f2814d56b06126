/** Builds the worker of a finished build, as its last step: it names the files that are there. */
import { build } from 'vite';
import { workerFiles } from './worker-files.ts';

/** `retired` takes every worker back that older builds have left in browsers. */
export type WorkerKind = 'service' | 'retired';

export const workerKind = (env: Readonly<Record<string, string | undefined>>): WorkerKind =>
  env.VITE_SERVICE_WORKER === 'retired' ? 'retired' : 'service';

/** @returns the text of the worker for the build in `dist` */
export async function workerScript(root: string, dist: string, kind: WorkerKind): Promise<string> {
  const built = await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'warn',
    define: { __WORKER_FILES__: JSON.stringify(workerFiles(dist)) },
    build: {
      target: 'es2022',
      write: false,
      rolldownOptions: { input: `src/worker/${kind}-worker.ts`, output: { format: 'iife' } },
    },
  });
  if (!('output' in built)) throw new Error('the worker is one file');
  return built.output[0].code;
}
