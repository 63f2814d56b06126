/** The API as the provider's own client speaks it. */
import { createHash } from 'node:crypto';
import type { Log } from '../types.ts';
import { type Core, newId } from './core.ts';
import { invalid, PaymentError } from './errors.ts';
import { expand } from './expand.ts';
import { parseForm } from './form.ts';
import { parseParams } from './params.ts';
import type { Route } from './route.ts';
import { routes } from './routes.ts';
import { shapes } from './shapes.ts';

interface Match {
  route: Route;
  id: string;
}

/** Words that stand where an id would and mean something the sandbox does not have. */
const NOT_IDS = new Set(['search']);

const patterns = routes.map((route) => ({
  route,
  pattern: new RegExp(`^${route.path.replace(':id', '([^/]+)')}$`),
}));

function findRoute(method: string, path: string): Match {
  // A literal path comes before one with an id in it.
  for (const hasId of [false, true]) {
    for (const { route, pattern } of patterns) {
      if (route.method !== method || route.path.includes(':id') !== hasId) continue;
      const match = pattern.exec(path);
      const id = decodeURIComponent(match?.[1] ?? '');
      if (match && !NOT_IDS.has(id)) return { route, id };
    }
  }
  throw new PaymentError(404, {
    type: 'invalid_request_error',
    message: `Unrecognized request URL (${method}: ${path}). The payments sandbox models what the product needs; see supabase/local/README.md.`,
  });
}

/** Test keys only: a live key must never reach a place where nothing is real. */
function checkKey(request: Request): string {
  const header = request.headers.get('authorization') ?? '';
  const key = /^Bearer (.+)$/.exec(header)?.[1] ?? '';
  const refuse = (message: string): PaymentError =>
    new PaymentError(401, { type: 'invalid_request_error', message });
  if (key === '') {
    throw refuse(
      'You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth.',
    );
  }
  if (/^(sk|rk)_live_/.test(key)) {
    throw refuse(
      'Invalid API Key provided: a live key was sent to the payments sandbox, which takes test keys only.',
    );
  }
  if (!/^(sk|rk)_test_/.test(key)) throw refuse('Invalid API Key provided.');
  return key;
}

function checkVersion(request: Request): void {
  const { apiVersion } = shapes();
  const wanted = request.headers.get('stripe-version');
  if (wanted === null || wanted === apiVersion) return;
  throw invalid(`Invalid Stripe API version: ${wanted}. The payments sandbox speaks ${apiVersion}.`);
}

interface Answer {
  status: number;
  body: string;
  headers: Record<string, string>;
}

const errorAnswer = (error: PaymentError): Answer => ({
  status: error.status,
  body: JSON.stringify({ error: error.body }),
  headers: {},
});

function readExpand(raw: Record<string, unknown>): string[] {
  const { expand: paths } = raw;
  delete raw.expand;
  if (paths === undefined) return [];
  if (!Array.isArray(paths) || paths.some((path) => typeof path !== 'string')) {
    throw invalid('Invalid array', 'expand');
  }
  return paths as string[];
}

/** Answers the first answer again, or null when the key is new. */
function replay(core: Core, slot: string, hash: string): Answer | null {
  const earlier = core.state.replays[slot];
  if (!earlier) return null;
  if (earlier.hash !== hash) {
    throw new PaymentError(400, {
      type: 'idempotency_error',
      message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${core.request?.idempotencyKey}' if you meant to execute a different request.`,
    });
  }
  const headers = { 'idempotent-replayed': 'true', 'original-request': earlier.request };
  return { status: earlier.status, body: earlier.body, headers };
}

function injectedFailure(core: Core): void {
  const { faults } = core.state;
  if (faults.fail_requests === 0) return;
  faults.fail_requests -= 1;
  throw new PaymentError(500, { type: 'api_error', message: 'An injected failure. Nothing was done.' });
}

function execute(core: Core, { route, id }: Match, params: unknown, paths: readonly string[]): Answer {
  try {
    const body = expand(core, route.run(core, params, id), paths);
    return { status: 200, body: JSON.stringify(body), headers: {} };
  } catch (error) {
    if (error instanceof PaymentError) return errorAnswer(error);
    throw error;
  }
}

function respond(core: Core, request: Request, url: URL, path: string, text: string): Answer {
  const key = checkKey(request);
  checkVersion(request);
  const match = findRoute(request.method, path);
  const { route } = match;
  injectedFailure(core);
  const form = request.method === 'GET' || text === '' ? url.search.slice(1) : text;
  const raw = parseForm(form);
  const idempotencyKey = route.method === 'POST' ? core.request?.idempotencyKey : null;
  const slot = idempotencyKey ? `${key}:${idempotencyKey}` : null;
  const hash = createHash('sha256').update(`${route.method} ${path} ${form}`).digest('hex');
  const earlier = slot && replay(core, slot, hash);
  if (earlier) return earlier;
  // What fails here is not remembered: nothing has been done yet.
  const paths = readExpand(raw);
  const params = parseParams(`${route.method} ${route.path}`, route.params, raw);
  const answer = execute(core, match, params, paths);
  if (slot) {
    const { status, body } = answer;
    core.state.replays[slot] = { hash, status, body, request: core.request?.id ?? '', at: core.now() };
  }
  return answer;
}

/** @param path the address without the sandbox's prefix, such as /v1/customers. */
export async function handleApi(core: Core, request: Request, path: string, log: Log): Promise<Response> {
  const text = request.method === 'GET' ? '' : await request.text();
  const id = newId('req', 14);
  core.request = { id, idempotencyKey: request.headers.get('idempotency-key') };
  let answer: Answer;
  try {
    answer = respond(core, request, new URL(request.url), path, text);
  } catch (error) {
    if (!(error instanceof PaymentError)) log(`[payments] ${error instanceof Error ? error.stack : error}`);
    answer = errorAnswer(
      error instanceof PaymentError
        ? error
        : new PaymentError(500, { type: 'api_error', message: 'The payments sandbox failed; see its log.' }),
    );
  } finally {
    core.request = null;
  }
  return new Response(answer.body, {
    status: answer.status,
    headers: {
      'content-type': 'application/json',
      'request-id': id,
      'stripe-version': shapes().apiVersion,
      ...answer.headers,
    },
  });
}
