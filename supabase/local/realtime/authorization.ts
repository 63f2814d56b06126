/**
 * Private topics: what the policies on `realtime.messages` allow somebody on a topic. Asked the way hosted Realtime
 * asks: by trying to read and to write a row there, all of which is rolled back.
 */
import type { Claims, LocalDb, Log, Query } from '../types.ts';
import { actAs } from './identity.ts';

export interface Access {
  read: boolean;
  write: boolean;
}

export interface Policies {
  broadcast: Access;
  presence: Access;
}

/** Thrown to roll the trial back, carrying its outcome past the database. */
class TrialOver extends Error {
  readonly policies: Policies;
  constructor(policies: Policies) {
    super('trial over');
    this.policies = policies;
  }
}

const INSERT = 'insert into realtime.messages (topic, extension) values ($1::text, $2::text)';

async function canRead(query: Query, topic: string, extension: string): Promise<boolean> {
  const sql = 'select 1 as found from realtime.messages where topic = $1::text and extension = $2::text';
  return (await query(sql, [topic, extension])).length > 0;
}

async function canWrite(query: Query, topic: string, extension: string): Promise<boolean> {
  const [row] = await query<{ allowed: boolean }>(
    'select realtime.can_insert($1::text, $2::text) as allowed',
    [topic, extension],
  );
  return row?.allowed === true;
}

const NONE: Policies = {
  broadcast: { read: false, write: false },
  presence: { read: false, write: false },
};

/** What `claims` may do on the private topic; nothing when a policy raises. */
export async function policiesFor(db: LocalDb, topic: string, claims: Claims, log: Log): Promise<Policies> {
  try {
    await db.tx(async (query) => {
      await query(INSERT, [topic, 'broadcast']);
      await query(INSERT, [topic, 'presence']);
      await actAs(query, claims, topic);
      const broadcast = await canRead(query, topic, 'broadcast');
      const presence = await canRead(query, topic, 'presence');
      throw new TrialOver({
        broadcast: { read: broadcast, write: await canWrite(query, topic, 'broadcast') },
        presence: { read: presence, write: await canWrite(query, topic, 'presence') },
      });
    });
  } catch (error) {
    if (error instanceof TrialOver) return error.policies;
    log(`realtime: policies of topic ${topic} for ${claims.role}: ${String(error)}`);
  }
  return NONE;
}
