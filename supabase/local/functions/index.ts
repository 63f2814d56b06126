/**
 * Edge functions of the embedded backend: the gateway before them, and one real Deno process per function, started
 * when it is first called. Codes and messages are those of hosted projects.
 */
import { verifyJwt } from '../jwt.ts';
import type { LocalConfig, Log } from '../types.ts';
import { findDeno } from './deno-binary.ts';
import { functionEnvironment } from './environment.ts';
import { fingerprint } from './fingerprint.ts';
import { BodyTooLarge, forward, readBody, wasNotDelivered } from './proxy.ts';
import { type FunctionSettings, findFunction } from './settings.ts';
import { startWorker, type Worker } from './worker.ts';

export interface Functions {
  /**
   * Answers a request to `/functions/v1/<name>`. `peer` is the address of the client, which the function finds in
   * `x-forwarded-for`; nothing that the client says of itself gets there.
   */
  handle(request: Request, url: URL, peer?: string | null): Promise<Response>;
  /** Ends all processes. */
  close(): void;
}

export interface FunctionsOptions {
  /** Root of the project: `supabase/functions` lies under it. */
  root: string;
  config: LocalConfig;
  /** Where the backend is reached, such as http://127.0.0.1:5180. */
  baseUrl(): string;
  log: Log;
  /** Added to the environment of every function. */
  env?: Readonly<Record<string, string>>;
}

const fail = (status: number, code: string | number, message: string): Response =>
  Response.json({ code, message }, { status, headers: { 'access-control-allow-origin': '*' } });

/** Null when the caller may pass. A preflight carries no token; the function answers it. */
function refusal(request: Request, settings: FunctionSettings, config: LocalConfig): Response | null {
  if (!settings.verifyJwt || request.method === 'OPTIONS') return null;
  const header = request.headers.get('authorization');
  if (!header) return fail(401, 401, 'Missing authorization header');
  const token = /^Bearer (.+)$/i.exec(header)?.[1] ?? '';
  return verifyJwt(token, config.auth.jwt_secret) ? null : fail(401, 401, 'Invalid JWT');
}

export function createFunctions(options: FunctionsOptions): Functions {
  const { root, config, baseUrl, log, env = {} } = options;
  const workers = new Map<string, Worker>();
  let isClosed = false;

  function start(settings: FunctionSettings, state: string): Worker {
    const base = baseUrl();
    const worker = startWorker({
      root,
      deno: findDeno(root),
      settings,
      fingerprint: state,
      environment: functionEnvironment({ root, config, baseUrl: base, env }),
      baseUrl: base,
      log,
      onExit: () => {
        if (workers.get(settings.name) === worker) workers.delete(settings.name);
      },
    });
    workers.set(settings.name, worker);
    return worker;
  }

  /** The process that runs the sources as they are now. */
  function current(settings: FunctionSettings): Worker {
    const state = fingerprint(root, settings.name);
    const running = workers.get(settings.name);
    if (running && !running.hasExited() && running.fingerprint === state) return running;
    running?.retire();
    return start(settings, state);
  }

  /** The next request starts a new process, also while this one still falls. */
  function forget(name: string, worker: Worker): void {
    if (workers.get(name) === worker) workers.delete(name);
    worker.retire();
  }

  async function call(
    request: Request,
    url: URL,
    settings: FunctionSettings,
    peer: string,
  ): Promise<Response> {
    const body = await readBody(request);
    for (let attempt = 1; ; attempt++) {
      let worker: Worker;
      let port: number;
      try {
        worker = current(settings);
        port = await worker.port;
      } catch (error) {
        log(`[function ${settings.name}] did not start: ${error instanceof Error ? error.message : error}`);
        return fail(503, 'BOOT_ERROR', 'Function failed to start (please check logs)');
      }
      try {
        return await forward({ request, url, body, worker, port, peer });
      } catch (error) {
        // Only what was surely not received is sent again: a function may have acted before it broke.
        if (wasNotDelivered(error) && attempt === 1) {
          forget(settings.name, worker);
          continue;
        }
        if (request.signal.aborted) return new Response(null, { status: 499 });
        forget(settings.name, worker);
        log(`[function ${settings.name}] broke off: ${String(error)}`);
        return fail(500, 'WORKER_ERROR', 'Function exited due to an error (please check logs)');
      }
    }
  }

  return {
    async handle(request, url, peer) {
      if (isClosed) return fail(503, 'BOOT_ERROR', 'The backend is shutting down');
      const settings = findFunction(root, config, url.pathname.split('/')[3] ?? '');
      if (!settings) return fail(404, 'NOT_FOUND', 'Requested function was not found');
      const refused = refusal(request, settings, config);
      if (refused) return refused;
      try {
        return await call(request, url, settings, peer || '127.0.0.1');
      } catch (error) {
        if (!(error instanceof BodyTooLarge)) throw error;
        return fail(413, 'PAYLOAD_TOO_LARGE', 'The request body is too large');
      }
    },
    close() {
      isClosed = true;
      for (const worker of workers.values()) worker.kill();
      workers.clear();
    },
  };
}
