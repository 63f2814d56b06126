import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Extension, PGlite } from '@electric-sql/pglite';
import { createPgliteConnection } from '@supabase/lite/pglite';
import type { Query, Row, SqlParam } from '../types.ts';
import { CopiedFiles } from './copied-files.ts';
import { type DataLock, lockDataFolder } from './data-lock.ts';
import { postgrestError } from './errors.ts';
import { blankCluster, dropCluster, keepCluster, readCluster } from './kept-cluster.ts';
import type { OpenedDb } from './open.ts';
import { createQueue } from './queue.ts';
import { oid, timestampText, timestamptzText } from './values.ts';

const IN_MEMORY = /^memory:\/\//;

/** What is not on disk ends with the process and is small: zeroing the usual 128 MB takes longer than many a test. */
const SMALL = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'];

/** How a database begins, with the files of a kept cluster if there is one. */
const begun = (url: string, kept: Uint8Array<ArrayBuffer> | null) => {
  if (IN_MEMORY.test(url)) return { startParams: SMALL, ...(kept ? { fs: new CopiedFiles(kept) } : {}) };
  return kept ? { loadDataDir: new Blob([kept]) } : {};
};

const options = (
  url: string,
  extensions: Record<string, Extension>,
  kept: Uint8Array<ArrayBuffer> | null,
) => ({
  extensions,
  relaxedDurability: false,
  ...begun(url, kept),
  parsers: {
    [oid.timestamptz]: timestamptzText,
    [oid.timestamp]: timestampText,
    [oid.numeric]: Number,
  },
});

async function connect(
  url: string,
  extensions: Record<string, Extension>,
  kept: Uint8Array<ArrayBuffer> | null,
) {
  const conn = await createPgliteConnection({ url, pgliteOptions: options(url, extensions, kept) });
  await conn.driver.waitReady;
  return conn;
}

/** Makes a database where there is none, from the kept blank cluster if possible. */
async function create(url: string, extensions: Record<string, Extension>) {
  const name = blankCluster();
  const blank = readCluster(name);
  if (blank) {
    try {
      return await connect(url, extensions, blank);
    } catch {
      // The cache is damaged or of another make: do without.
      dropCluster(name);
      if (!IN_MEMORY.test(url)) rmSync(url, { recursive: true, force: true });
    }
  }
  const conn = await connect(url, extensions, null);
  await keepCluster(name, conn.driver);
  return conn;
}

/** A folder is made in one go or not at all: a mark beside it says that it is not finished. */
async function openFolder(url: string, extensions: Record<string, Extension>) {
  const unfinished = `${url}.unfinished`;
  if (existsSync(unfinished)) rmSync(url, { recursive: true, force: true });
  if (existsSync(join(url, 'PG_VERSION'))) return connect(url, extensions, null);
  writeFileSync(unfinished, '');
  const conn = await create(url, extensions);
  rmSync(unfinished);
  return conn;
}

/**
 * PostgreSQL compiled to WebAssembly, in this process. `url` is a folder, or memory:// for a database that ends with
 * the process. A folder is written through to the file system before a statement is answered, so killing the process
 * loses nothing that was acknowledged. In memory it may begin as the copy of a kept cluster.
 */
export async function openPglite(
  url: string,
  extensions: Record<string, Extension>,
  copyOf?: Uint8Array<ArrayBuffer>,
): Promise<OpenedDb> {
  const onDisk = !IN_MEMORY.test(url);
  let folder: DataLock | undefined;
  if (onDisk) {
    mkdirSync(dirname(url), { recursive: true });
    folder = await lockDataFolder(url);
  }
  try {
    const inMemory = () => (copyOf ? connect(url, extensions, copyOf) : create(url, extensions));
    const conn = onDisk ? await openFolder(url, extensions) : await inMemory();
    conn.normalizeDbError = postgrestError;
    const pg = conn.driver;
    await pg.exec(`set time zone 'UTC'; set search_path = "$user", public, extensions;`);

    // PGlite is one session and lite does not hold it for the length of a transaction: without this queue two
    // requests share a transaction, and with it a role.
    const lock = createQueue();
    const rows =
      (run: Pick<typeof pg, 'query'>): Query =>
      async <T extends Row>(text: string, params: readonly SqlParam[] = []) =>
        (await run.query<T>(text, [...params])).rows;

    return {
      kind: 'pglite',
      conn,
      lock,
      query: (text, params) => lock(() => rows(pg)(text, params)),
      script: (sql) => lock(() => pg.transaction(async (tx) => void (await tx.exec(sql)))),
      tx: (fn) => lock(() => pg.transaction((tx) => fn(rows(tx)))),
      listen: async (channel, onPayload) => {
        // Listeners run when the statement that notified has ended, outside of whoever ran it.
        const unlisten = await lock(() => pg.listen(channel, (payload) => setImmediate(onPayload, payload)));
        return () => lock(() => unlisten());
      },
      close: async () => {
        await lock(() => conn.close());
        folder?.release();
      },
    };
  } catch (error) {
    folder?.release();
    throw error;
  }
}
