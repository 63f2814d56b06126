/** The Data API: @supabase/lite, one request at a time on PGlite. */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { App } from '@supabase/lite';
import type { OpenedDb } from './db/open.ts';
import type { LocalConfig } from './types.ts';

export type Rest = (request: Request) => Promise<Response>;

/** What lite tells the database of a call of a function, and PostgREST of every request. */
interface Told {
  method: string;
  path: string;
  requestHeaders: Record<string, string>;
}
type Tell = (transaction: unknown, told: Told) => Promise<void>;
type Begin = (transaction: unknown, ...rest: unknown[]) => Promise<void>;

const asked = new AsyncLocalStorage<Told>();

/** Rules of tables may read the headers of a request, too: current_setting('request.headers'). */
function tellOfRequests(conn: object): void {
  const own = conn as { applyJwtSessionContext: Begin; applyRpcRequestGucs: Tell };
  const begin = own.applyJwtSessionContext.bind(conn);
  own.applyJwtSessionContext = async (transaction, ...rest) => {
    await begin(transaction, ...rest);
    const told = asked.getStore();
    if (told) await own.applyRpcRequestGucs(transaction, told);
  };
}

export function createRest(app: App, db: OpenedDb): Rest {
  tellOfRequests(db.conn);
  // The body has been read by now: a slow upload must not make everyone wait.
  return (request) => {
    const told = {
      method: request.method,
      path: new URL(request.url).pathname,
      requestHeaders: Object.fromEntries(request.headers),
    };
    return db.lock(() => asked.run(told, () => app.fetch(request)));
  };
}

/** Lite logs every refused request; the one that is meant to be refused would only puzzle. */
async function withoutComplaint<T>(run: () => Promise<T>): Promise<T> {
  const { error } = console;
  console.error = () => {};
  try {
    return await run();
  } finally {
    console.error = error;
  }
}

/**
 * Fails unless a read that was never granted is refused. Two things would open every table to visitors without a
 * sound: lite granting rights of its own, and requests that keep the role of the one before.
 */
export async function assertRefusesUngranted(db: OpenedDb, rest: Rest, config: LocalConfig): Promise<void> {
  const [probe] = await db.query<{ name: string }>(
    `select c.relname as name from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
        and not has_any_column_privilege('anon', c.oid, 'select') order by c.relname limit 1`,
  );
  if (!probe) return;
  const address = `${config.auth.site_url}/rest/v1/${encodeURIComponent(probe.name)}?select=*&limit=1`;
  const request = new Request(address, { headers: { apikey: config.auth.publishable_key } });
  const answer = await withoutComplaint(() => rest(request));
  const body = (await answer.json()) as { code?: string };
  if (body.code !== '42501') {
    throw new Error(
      `Refusing to start: a visitor's read of public.${probe.name}, which nobody granted, was answered with ` +
        `${answer.status} ${body.code ?? ''} and not refused with 42501`,
    );
  }
}
