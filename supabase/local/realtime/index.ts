/**
 * Realtime for the embedded backend: what hosted Supabase runs as a cluster, in one process, on one database.
 * Database changes (postgres_changes), broadcasts and presence over the protocol that supabase-js speaks.
 */
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { LocalConfig, LocalDb, Log } from '../types.ts';
import { createDispatcher } from './changes.ts';
import { createChannels } from './channels.ts';
import { createBroadcastApi } from './http.ts';
import { createHub } from './hub.ts';
import { CHANNEL, syncTriggers } from './outbox.ts';
import { realtimeSchema } from './schema.ts';
import { createSockets } from './sockets.ts';
import { createSpeaker } from './speaker.ts';

export interface Realtime {
  /** Takes over the connection when it is one of realtime's; false leaves it to others. */
  handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean;
  /** Broadcasts over HTTP under `/realtime/v1/api`. */
  handleHttp(request: Request, url: URL): Promise<Response>;
  /** Ends every connection and stops listening. The database stays open. */
  close(): Promise<void>;
}

/** Starts the relay. Call it when all migrations have run: it attaches to the tables published by then. */
export async function createRealtime(options: {
  db: LocalDb;
  config: LocalConfig;
  log: Log;
}): Promise<Realtime> {
  const { db, config, log } = options;
  await db.script(realtimeSchema);
  // What an earlier process left was meant for connections that are gone.
  await db.query('truncate realtime.outbox');
  await db.query(`delete from realtime.messages where inserted_at < localtimestamp - interval '3 days'`);
  await syncTriggers(db);

  const hub = createHub();
  const dispatcher = createDispatcher({ db, listeners: hub.channels, speak: createSpeaker(hub), log });
  let lastId = 0;
  const channels = createChannels({ db, config, log, nextId: () => ++lastId }, hub);
  const sockets = createSockets({ channels, config, log });
  const broadcasts = createBroadcastApi({ db, config, hub, log });

  let isClosing = false;
  let pumping: Promise<void> = Promise.resolve();
  const stopListening = await db.listen(CHANNEL, () => {
    if (isClosing) return;
    pumping = dispatcher.pump().catch((error: unknown) => log(`realtime: ${String(error)}`));
  });

  return {
    handleUpgrade: sockets.handleUpgrade,
    handleHttp: broadcasts.handle,
    async close() {
      isClosing = true;
      await stopListening();
      await pumping;
      await sockets.close();
    },
  };
}
