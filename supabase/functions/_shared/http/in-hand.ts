/**
 * The request that is being answered, for whatever is done for it: its number goes along to the database and into the log,
 * and stands on the answer. Several are answered at once, so it is no variable.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { isRequestId, releaseForm } from '@lib/operations/log-line.ts';

export const requestHeader = 'x-request-id';

interface InHand {
  readonly id: string;
  readonly since: number;
  readonly release?: string;
}

const inHand = new AsyncLocalStorage<InHand>();

export const requestInHand = (): InHand | null => inHand.getStore() ?? null;

/** Milliseconds since the request came; null outside of one. */
export function msInHand(): number | null {
  const request = requestInHand();
  return request && Math.round(performance.now() - request.since);
}

/** For clients of the project: what is asked on behalf of a request bears its number. */
export const fetchInHand: typeof fetch = (input, init) => {
  const request = requestInHand();
  if (request === null) return fetch(input, init);
  const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
  headers.set(requestHeader, request.id);
  return fetch(input, { ...init, headers });
};

/** Answers under the number that the browser gave the request, or one of its own. */
export async function takeInHand(
  request: Request,
  { release, newId }: { release?: string | undefined; newId: () => string },
  answer: () => Promise<Response>,
): Promise<Response> {
  const given = request.headers.get(requestHeader);
  const id = isRequestId(given) ? given : newId();
  const known = release !== undefined && releaseForm.test(release) ? { release } : {};
  const response = await inHand.run({ id, since: performance.now(), ...known }, answer);
  const headers = new Headers(response.headers);
  headers.set(requestHeader, id);
  const { status, statusText } = response;
  return new Response(response.body, { status, statusText, headers });
}
