/**
 * Answers that the head of the page asked for before any code was there (public/ahead.js), in the name of whose session is
 * kept. Which ones is recorded from the pages as they are: `npm run reads`.
 */

/** What public/ahead.js leaves on the window. */
export interface AskedAhead {
  /** In whose name; null for nobody's. */
  readonly token: string | null;
  /** By `questionKey`. */
  readonly answers: Map<string, Promise<Response>>;
}

declare global {
  interface Window {
    fclAskedAhead?: AskedAhead;
  }
}

/** Milliseconds since the page was opened: later it shows what is so by then. */
const staleAfter = 15_000;

const reading: ReadonlySet<string> = new Set(['GET', 'HEAD']);
/** Functions of these names only read; that somebody is there, or was shown a proposal, changes nothing that a page asks. */
const changesNothing =
  /\/rpc\/(my_|unread_|\w+_(present|overview)\b)|\/user_presence\b|\/functions\/v1\/ai-content-recommendations\b|\/recommendation_feedback\b/;

/** What tells one question from another; public/ahead.js writes the same. */
export const questionKey = (method: string, url: string, headers: Headers, body: unknown): string =>
  JSON.stringify([
    method,
    url,
    ...['accept', 'prefer', 'range'].map((name) => headers.get(name)),
    typeof body === 'string' ? body : null,
  ]);

/**
 * The answer, where the head of the page asked for just this and it came, else null. Each is taken once: whoever asks again
 * hears what is so by then.
 * @param token in whose name it is asked; null for nobody's
 */
export async function askedAhead(
  url: string,
  { method = 'GET', body }: RequestInit,
  headers: Headers,
  token: string | null,
): Promise<Response | null> {
  const ahead = window.fclAskedAhead;
  if (!ahead || ahead.answers.size === 0) return null;
  const key = questionKey(method, url, headers, body);
  const answer = ahead.answers.get(key);
  const isOver = performance.now() > staleAfter || ahead.token !== token;
  if (!answer || isOver) {
    // What is sent may change what has been answered.
    if (isOver || !(reading.has(method) || changesNothing.test(url))) ahead.answers.clear();
    return null;
  }
  ahead.answers.delete(key);
  const response = await answer.catch(() => null);
  return response?.ok ? response : null;
}
