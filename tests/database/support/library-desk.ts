/** The desk of the library as those who write for it work at it, by the functions the app calls. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { OpenedDb } from '../../../supabase/local/db/open.ts';
import { type Arg, callAs, makeStaff } from './community.ts';
import { openTestDatabase } from './database.ts';
import { bodyOf, emptyLibrary } from './library.ts';
import { adminRoles } from './people.ts';

export type Who = 'anon' | 'owner' | (typeof adminRoles)[number];
export interface Row {
  id: string;
  version: number;
  state: string;
  publish_at: string | null;
  langs: Record<string, { state: string; version: number; is_shown: boolean; has_body: boolean }>;
}
export interface Version {
  id: string;
  lang: string;
  version: number;
  status: string;
  title: string;
  body: string | null;
  sources: { checked_on?: string }[];
}
interface Saved {
  readonly lang?: string;
  readonly title?: string;
  readonly body?: string;
  readonly sources?: readonly object[];
  readonly who?: Who;
}

export const editor = 'education_admin';
export const source = { title: 'A title', publisher: 'A journal', year: 2012, url: 'https://example.org/a' };
export const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

/**
 * What is done at the desk of a database that has an admin of every role, and an empty library before each test.
 * @param tell is told the database once it is open
 */
export function libraryDesk(tell: (opened: OpenedDb) => void) {
  let db: OpenedDb;
  beforeAll(async () => {
    db = await openTestDatabase();
    for (const role of adminRoles) await makeStaff(db, role, role);
    tell(db);
  });
  afterAll(() => db.close());
  beforeEach(() => emptyLibrary(db));

  const call = <T>(who: Who, name: string, ...args: readonly Arg[]) =>
    callAs<T>(db, who as 'owner', name, ...args);
  const create = (slug: string, who: Who = editor, kind = 'article', id: string = randomUUID()) =>
    call<Row>(who, 'create_article', id, kind, slug, 'attention');
  const save = (id: string, version: number, saved: Saved = {}) => {
    const { lang = 'en', title = 'A desk in the morning', body = bodyOf('saved'), who = editor } = saved;
    const sources = saved.sources ?? (lang === 'en' ? [source] : []);
    return call<Version>(
      who,
      'save_article_draft',
      id,
      lang,
      version,
      title,
      'What is on a desk, and what is not.',
      body,
      JSON.stringify(sources),
    );
  };
  const move = (id: string, action: string, version: number, at: string | null = null, who: Who = editor) =>
    call<Row>(who, 'move_article', id, action, version, at);
  const desk = (id: string) =>
    call<Row & { texts: Record<string, Version>; versions: Version[]; problems: { rule: string }[] }>(
      editor,
      'desk_article',
      id,
    );
  /** What readers see: title and body. */
  const shown = async (slug: string, lang = 'en') => {
    const read = await callAs<{ title: string; body: string } | null>(
      db,
      'owner',
      'library_article',
      slug,
      lang,
    );
    return read && [read.title, read.body];
  };
  const logged = () =>
    db.query<{ actor_id: string; action: string; detail: Record<string, unknown> }>(
      `select actor_id, action, detail from public.admin_audit_log where action like 'library.%' order by id`,
    );
  return { call, create, save, move, desk, shown, logged };
}
