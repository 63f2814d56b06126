import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { matchPath } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { areKnown } from '../../src/app/guards/known-params.ts';
import { redirects } from '../../src/app/redirects.ts';
import { routedPages } from '../../src/app/route-rows.ts';
import { places } from '../../src/config/places.ts';
import { openExercises } from '../../src/lib/exercises/facts.ts';

interface Row {
  readonly number: number;
  readonly path: string;
  readonly page: string;
}

const table = readFileSync(join(import.meta.dirname, '../vectors/route-table.md'), 'utf8');
const rows: readonly Row[] = [...table.matchAll(/^\| (\d+) \| (\S.*?) \| (.+?) \|/gm)].map(
  ([, number = '', path = '', page = '']) => ({ number: Number(number), path, page }),
);

/** Rows that have no page by now. Nothing names them; who builds one takes it off, and turns on what leads to it. */
const waiting: Readonly<Record<number, string>> = {};

/** '/test-intro/{testId}' and '/test-intro/:testId' alike. */
const shape = (path: string) => path.replace(/\?.*$/, '').replace(/\{[^}]+\}|:\w+/g, ':');
const shapes = new Set([...routedPages.map(({ path }) => path), ...Object.keys(redirects)].map(shape));

/** A page or a redirect answers at the address; one that names a test or an exercise answers for it. */
function stands({ path }: Row): boolean {
  const address = path.replace(/\?.*$/, '');
  if (shapes.has(shape(address)) || address === 'any other') return true;
  if (address.includes('{')) return false;
  return routedPages.some((page) => {
    const match = matchPath(page.path, address);
    // Of all that match, the ones with parameters say which there are.
    return match !== null && Object.keys(match.params).length > 0 && areKnown(match.params);
  });
}

describe('the route table', () => {
  it('has its 111 rows', () => {
    expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 111 }, (_, index) => index + 1));
  });

  it('has a page at every row that does not wait for one', () => {
    const missing = Object.fromEntries(
      rows.filter((row) => !stands(row)).map((row) => [row.number, row.path]),
    );
    expect(missing).toEqual(waiting);
  });

  it('leads on where it says', () => {
    const told = rows.flatMap(({ number, path, page }): [string, string | undefined][] => {
      const [, to] = page.match(/^to (\/\S*)$/) ?? [];
      return to === undefined || waiting[number] ? [] : [[shape(path), shape(to)]];
    });
    const built = Object.entries(redirects).map(([from, to]) => [shape(from), shape(to)]);
    expect(told.length).toBeGreaterThan(6);
    expect(built.toSorted()).toEqual(told.toSorted());
  });

  it('names every exercise that has pages of its own', () => {
    const named = rows.flatMap(({ path, page }) => [path, page]).join(' ');
    expect(openExercises.map(({ id }) => id).filter((id) => !named.includes(id))).toEqual([]);
  });
});

describe('places that the search and the site map name', () => {
  it('are pages, also beside those of the table, and none stands at a row that waits', () => {
    const pages = new Set(routedPages.map(({ path }) => shape(path)));
    const waits = new Set(Object.values(waiting).map(shape));
    const lost = places.filter(({ path }) => !pages.has(shape(path)) || waits.has(shape(path)));
    expect(places.length).toBeGreaterThan(0);
    expect(lost).toEqual([]);
  });
});
