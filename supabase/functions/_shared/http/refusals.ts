/** Counts what functions refuse, by code, and hands the counts in now and then: a flood of refusals is one write. */

type Counts = Readonly<Record<string, number>>;
export type HandIn = (name: string, counts: Counts) => Promise<void>;

/** So long counts wait for others. */
const waitMs = 2000;

/** The code of a refusal, if it has one. */
async function codeOf(response: Response): Promise<string | null> {
  if (!response.headers.get('content-type')?.startsWith('application/json')) return null;
  const body = (await response.clone().json()) as { error?: { code?: unknown } };
  const code = body.error?.code;
  return typeof code === 'string' && /^[a-z][a-z_]{0,59}$/.test(code) ? code : null;
}

/** The first part of a function's address. */
const nameOf = (request: Request): string | null =>
  /^\/(?:functions\/v1\/)?([a-z][a-z-]{0,39})(?:\/|$)/.exec(new URL(request.url).pathname)?.[1] ?? null;

/** @param later begins work that nobody waits for */
export function refusalCounter(
  handIn: HandIn,
  later: (work: () => Promise<void>) => void,
  wait: () => Promise<unknown> = () => new Promise((resolve) => setTimeout(resolve, waitMs)),
): (request: Request, response: Response) => Promise<void> {
  const counts = new Map<string, Map<string, number>>();
  let isWaiting = false;

  async function handAllIn(): Promise<void> {
    await wait();
    isWaiting = false;
    const all = [...counts];
    counts.clear();
    // What cannot be counted is lost, as it may be: the database is away, and that is known by other ways.
    for (const [name, codes] of all) await handIn(name, Object.fromEntries(codes)).catch(() => {});
  }

  return async (request, response) => {
    if (response.status < 400) return;
    const name = nameOf(request);
    const code = await codeOf(response).catch(() => null);
    if (name === null || code === null) return;
    const codes = counts.get(name) ?? new Map<string, number>();
    counts.set(name, codes.set(code, (codes.get(code) ?? 0) + 1));
    if (isWaiting) return;
    isWaiting = true;
    later(handAllIn);
  };
}
