/** What pages work out of the community while somebody writes is what the database does: same rows, same texts, same codes. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reservedAtEdges, reservedWhole } from '../../src/lib/community/handles.ts';
import { communityLimits, roomLimits } from '../../src/lib/community/limits.ts';
import { move } from '../../src/lib/community/move.ts';
import { hotOf } from '../../src/lib/community/ranking.ts';
import { priorityOf, reportReasons } from '../../src/lib/community/reports.ts';
import { communityTags } from '../../src/lib/community/tags.ts';
import { type ActingRole, transitionRows } from '../../src/lib/community/transitions.ts';
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import { groups } from '../lib/community/cases.ts';
import { answersOf, installTried } from './support/community-texts.ts';
import { openTestDatabase } from './support/database.ts';

let db: OpenedDb;
beforeAll(async () => {
  db = await openTestDatabase();
  await installTried(db);
});
afterAll(() => db.close());

const answers = (call: string, inputs: readonly (readonly (string | null)[])[]) =>
  answersOf(db, call, inputs);

describe('rows', () => {
  it('of the states are the same', async () => {
    const rows = await db.query(
      'select machine, from_state as "from", action, role, to_state as "to" from private.community_transitions',
    );
    const key = (row: object) => JSON.stringify(Object.entries(row).toSorted());
    expect(rows.map(key).toSorted()).toEqual(transitionRows.map(key).toSorted());
  });

  it('of the limits are the same', async () => {
    const rows = await db.query(
      'select action, level, most, window_s as window from private.community_limits',
    );
    const own = Object.entries(communityLimits).flatMap(([action, levels]) =>
      Object.entries(levels).flatMap(([level, limits]) =>
        limits.map((limit) => ({ action, level, ...limit })),
      ),
    );
    const inRooms = Object.entries(roomLimits).flatMap(([action, limits]) =>
      ['new', 'known'].flatMap((level) => limits.map((limit) => ({ action, level, ...limit }))),
    );
    expect(rows).toHaveLength(own.length + inRooms.length);
    expect(rows).toEqual(expect.arrayContaining([...own, ...inRooms]));
  });

  it('of the reserved names and of the tags are the same', async () => {
    const names = await db.query('select name, at_edges from private.reserved_handles');
    const own = [
      ...[...new Set(reservedAtEdges)].map((name) => ({ name, at_edges: true })),
      ...reservedWhole.map((name) => ({ name, at_edges: false })),
    ];
    expect(names).toHaveLength(own.length);
    expect(names).toEqual(expect.arrayContaining(own));
    const tags = await db.query<{ slug: string }>('select slug from public.tags');
    expect(tags.map(({ slug }) => slug).toSorted()).toEqual([...communityTags].toSorted());
  });
});

describe('a move', () => {
  it('leads to the same state or is refused on both sides', async () => {
    const roles: readonly ActingRole[] = [
      'author',
      'staff',
      'service',
      'sender',
      'recipient',
      'blocker',
      'host',
      'co_host',
    ];
    const machines = [...new Set(transitionRows.map(({ machine }) => machine))];
    const all = machines.flatMap((machine) => {
      const rows = transitionRows.filter((row) => row.machine === machine);
      const states = [...new Set(rows.flatMap(({ from, to }) => [from, to]))];
      const actions = [...new Set(rows.map(({ action }) => action))];
      return states.flatMap((state) =>
        actions.flatMap((action) => roles.map((role) => [machine, state, action, role] as const)),
      );
    });
    const theirs = await answers('select private.next_state($1[1], $1[2], $1[3], array[$1[4]])', all);
    const own = all.map(([machine, state, action, role]) => {
      const after = move(machine, state, action, [role]);
      return [machine, state, action, role, after.ok ? `ok: ${after.value}` : after.error];
    });
    expect(all.map((asked, at) => [...asked, theirs[at]])).toEqual(own);
  });
});

describe('reports and lists', () => {
  it('have the same priority and the same heat', async () => {
    const priorities = await answers(
      'select private.priority_of($1[1])',
      reportReasons.map((reason) => [reason]),
    );
    expect(priorities).toEqual(reportReasons.map((reason) => `ok: ${priorityOf(reason, false)}`));
    const topics = groups.hot.cases.map(({ input }) => input);
    const heat = await answers(
      'select private.hot_of($1[1]::timestamptz, $1[2]::int, $1[3]::int, $1[4]::boolean)',
      topics.map((each) => [
        each.created_at,
        String(each.votes),
        String(each.answers),
        String(each.accepted),
      ]),
    );
    for (const [at, { created_at, ...rest }] of topics.entries())
      expect(Number(heat[at]?.slice('ok: '.length))).toBeCloseTo(
        hotOf({ ...rest, createdAt: created_at }),
        5,
      );
  });
});
