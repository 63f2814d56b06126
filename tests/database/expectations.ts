/**
 * Who may do what: the whole truth about access, written by hand. Everything the live schema offers must stand here
 * (or in expectations/functions.ts) and behave as it says; a new table, column, function or grant without a line fails
 * the matrix.
 */
import type { TableExpectation } from './expectations/types.ts';

type Tables = Readonly<Record<string, TableExpectation>>;

/** One file a subject; each holds its tables as its only export. */
const subjects = import.meta.glob<Readonly<Record<string, Tables>>>(
  ['./expectations/*.ts', '!./expectations/{types,functions,*-functions}.ts'],
  { eager: true },
);

export const tables: Tables = Object.assign({}, ...Object.values(subjects).flatMap(Object.values));
