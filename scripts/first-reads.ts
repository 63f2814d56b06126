/** What pages read from the backend as soon as they are opened, whatever it answers: written down by `npm run reads`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RouteRow } from '../src/app/route-row.ts';
import { asMember } from '../src/app/route-rows.ts';

/** A request that the head of a page makes (public/ahead.js). */
export interface FirstRead {
  readonly method: string;
  /**
   * From the address of the backend; `{user}` stands for who is signed in, `{language}` for that of the reader, a name of a
   * parameter for what stands in its place in the address of the page. In the body likewise.
   */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Asked like this by readers of this language alone. */
  readonly only?: string;
}

/** By the page of a row, for its visitors and for who is signed in. */
export type FirstReads = Readonly<
  Record<string, Readonly<Record<'visitor' | 'member', readonly FirstRead[]>>>
>;

const fileIn = (root: string) => join(root, 'scripts/first-reads.json');

export const keptReads = (root: string): FirstReads =>
  JSON.parse(readFileSync(fileIn(root), 'utf8')) as FirstReads;

export const keepReads = (root: string, reads: FirstReads): void =>
  writeFileSync(fileIn(root), `${JSON.stringify(reads, null, 2)}\n`);

/** Of an address: who is signed in may find a page of their own there. */
export function readsAt(
  reads: FirstReads,
  row: RouteRow,
): Record<'visitor' | 'member', readonly FirstRead[]> {
  return {
    visitor: reads[row.page]?.visitor ?? [],
    member: reads[(asMember(row) ?? row).page]?.member ?? [],
  };
}
