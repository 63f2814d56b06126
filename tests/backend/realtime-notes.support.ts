import { randomUUID } from 'node:crypto';
import type { RealtimePostgresChangesPayload, SupabaseClient } from '@supabase/supabase-js';
import { expect } from 'vitest';
import { eventually, joined, tokenFor, useRealtime } from './realtime.support.ts';
import type { drivers } from './support/backend.ts';

export interface Note {
  id: string;
  owner: string;
  title: string | null;
  score: number | null;
  body: string | null;
  done: boolean;
  created_at: string;
}

type Event = RealtimePostgresChangesPayload<Note>;

export const ann = randomUUID();
export const bob = randomUUID();

const SCHEMA = `
create table public.notes (
  id uuid primary key default gen_random_uuid(),
  owner uuid not null,
  title text,
  score int,
  body text,
  secret text default 'hidden',
  done boolean not null default false,
  created_at timestamptz not null default now()
);
alter table public.notes enable row level security;
create policy "own notes" on public.notes for select to authenticated using (owner = (select auth.uid()));
grant select (id, owner, title, score, body, done, created_at) on public.notes to authenticated;
grant select on public.notes to service_role;
create table public.board (id int primary key, text text, pair int not null default 1);
alter table public.board enable row level security;
create policy "everybody" on public.board for select to anon, authenticated using (true);
grant select on public.board to anon, authenticated;
create table public.drafts (id int primary key, text text);
grant select on public.drafts to anon;
alter publication supabase_realtime add table public.notes, public.board;
`;

/** A backend with notes that belong to people and a board for everybody, for one describe block. */
export function useNotes(driver: (typeof drivers)[number]) {
  const running = useRealtime(driver, (db) => db.script(SCHEMA));

  const user = (id: string): Promise<SupabaseClient> => running.server.client({ token: () => tokenFor(id) });

  interface Watch {
    events: Event[];
    /** Sees everything on the board, so that a board row marks a point in the order of events. */
    fence(): Promise<void>;
  }

  let boardId = 0;

  /** Subscribes with `filter` and collects what comes. */
  async function watch(
    client: SupabaseClient,
    options: { event?: '*'; table?: string; filter?: string; select?: string[] },
  ): Promise<Watch> {
    const events: Event[] = [];
    const seen: number[] = [];
    const channel = client
      .channel(randomUUID())
      .on<Note>(
        'postgres_changes',
        { event: '*', schema: 'public', table: 'notes', ...options },
        (payload) => {
          events.push(payload);
        },
      )
      .on<{ id: number }>(
        'postgres_changes',
        { event: 'INSERT', schema: 'public', table: 'board' },
        (payload) => {
          seen.push(payload.new.id);
        },
      );
    await joined(channel);
    return {
      events,
      async fence() {
        const id = ++boardId;
        await running.db.query('insert into public.board (id) values ($1::int)', [id]);
        await eventually(() => expect(seen).toContain(id));
      },
    };
  }

  async function insertNote(note: Partial<Note> & { owner: string }): Promise<string> {
    const [row] = await running.db.query<{ id: string }>(
      `insert into public.notes (owner, title, score, body)
     values ($1::uuid, $2::text, $3::int, $4::text) returning id`,
      [note.owner, note.title ?? null, note.score ?? null, note.body ?? null],
    );
    if (!row) throw new Error('nothing inserted');
    return row.id;
  }

  const nextBoardId = (): number => ++boardId;

  return { running, user, watch, insertNote, nextBoardId };
}
