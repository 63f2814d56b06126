/** How access to one table is written down. */
import { type Actor, adminRoles } from '../support/people.ts';

/** Labels of rows (see support/rows.ts) and the columns meant; '*' is every column. '' means: allowed, but no row. */
type Reach = string | readonly [rows: string, columns: string];

/** What is left out is refused with 42501. */
export interface Access {
  /** Rows seen. */
  select?: Reach;
  /** Rows that may be added: own ones ('self'), other people's ('foreign'); 'row' where rows belong to nobody. */
  insert?: Reach;
  /** Rows changed by an update without a filter. */
  update?: Reach;
  /** Rows removed by a delete without a filter. */
  delete?: string;
}

export interface TableExpectation {
  columns: string;
  access: Readonly<Record<Actor, Access>>;
}

export const refused: Access = {};

const people = ['owner', 'other', ...adminRoles] as const;
type Admin = (typeof adminRoles)[number];
type Person = (typeof people)[number];

const ofEach = <P extends string>(who: readonly P[], access: (person: P) => Access) =>
  Object.fromEntries(who.map((person) => [person, access(person)])) as Readonly<Record<P, Access>>;

/** The same for every admin. */
export const admins = (access: Access): Readonly<Record<Admin, Access>> => ofEach(adminRoles, () => access);

/** The same for everybody who is signed in, whatever their role. */
export const everyPerson = (access: Access): Readonly<Record<Person, Access>> => ofEach(people, () => access);

/**
 * People reach their own rows, and no role opens those of others. 'own' stands for the label of the person's row; whoever
 * has none may ask and finds nothing.
 * @param having people with a row in the fixtures
 */
export function own(
  access: Access,
  having: readonly Person[] = ['owner', 'other'],
): Readonly<Record<Person, Access>> {
  return ofEach(people, (person) => {
    const rows = (labels: string) => labels.replace(/\bown\b/, having.includes(person) ? person : '').trim();
    const reach = (given: Reach): Reach =>
      typeof given === 'string' ? rows(given) : [rows(given[0]), given[1]];
    return Object.fromEntries(Object.entries(access).map(([operation, given]) => [operation, reach(given)]));
  });
}

/** As `own`, for a table in which everybody has a row. */
export const ownOfAll = (access: Access): Readonly<Record<Person, Access>> => own(access, people);
