import { describe, expect, it } from 'vitest';
import { type Code, pageFiles } from '../../scripts/page-files.ts';
import {
  areaGuard,
  client,
  dataLayout,
  planGuard,
  signIn,
  teamRooms,
  together,
} from '../../scripts/page-starts.ts';
import { measureRooms } from '../../scripts/room-sizes.ts';
import { asMember, notFoundRow, routedPages, routeRows } from '../../src/app/route-rows.ts';

const pages = [...routedPages, notFoundRow]
  .flatMap((row) => [row, asMember(row) ?? row])
  .map(({ page }) => `src/pages/${page}.tsx`);
const sources = new Set([
  ...pages,
  dataLayout,
  planGuard,
  areaGuard,
  client,
  signIn,
  ...Object.values(together).flat(),
  ...Object.values(teamRooms).flat(),
]);
const fileOf = (source: string) => `assets/${source.replaceAll('/', '-')}.js`;

/** A build in which every part is a file of its own; `imports` are those of some of them. */
function codeWith(imports: Readonly<Record<string, readonly string[]>>): Code {
  const files = [...sources].map((source) => ({
    file: fileOf(source),
    isEntry: false,
    imports: imports[source] ?? [],
    dynamicImports: [],
    sources: [source],
  }));
  return [{ file: 'assets/first.js', isEntry: true, imports: [], dynamicImports: [], sources: [] }, ...files];
}

function figures(imports: Readonly<Record<string, readonly string[]>> = {}) {
  const code = codeWith(imports);
  const page = pageFiles(code).find(({ row }) => row === routeRows.adminDashboard);
  if (!page) throw new Error('no page of the team');
  const sent = (files: Iterable<string>) => 8 * new Set(files).size;
  const found = measureRooms({ code, page, sent, gzip: () => 10, steps: () => 3 });
  return found.filter(({ value, budget }) => value > budget).map(({ name }) => name);
}
const [orders = ''] = teamRooms['team/orders'] as readonly string[];
const [payments = ''] = teamRooms['team/payments'] as readonly string[];

describe('the rooms of the team', () => {
  it('are within what they may cost where each is one file beside its page', () => {
    expect(figures()).toEqual([]);
  });

  it('are over it with too many files, or too many kilobytes', () => {
    const many = [...new Set(pages)].slice(0, 20).map(fileOf);
    expect(figures({ [orders]: many })).toEqual([
      'most files of a room (team/orders)',
      'most JavaScript of a room (team/orders)',
    ]);
  });

  it('may not come with another, which is for other roles', () => {
    expect(figures({ [orders]: [fileOf(payments)] })).toEqual(['rooms that come with another']);
  });
});
