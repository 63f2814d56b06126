/** How access to one table is written down. */
import type { Actor } from '../support/people.ts';

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

const admins = ['master_admin', 'full_admin', 'orders_admin', 'payments_admin', 'education_admin'] as const;
type Admin = (typeof admins)[number];

/** The same for every admin: none of the roles opens other people's rows here. */
export const everyAdmin = (access: Access): Readonly<Record<Admin, Access>> => ({
  master_admin: access,
  full_admin: access,
  orders_admin: access,
  payments_admin: access,
  education_admin: access,
});
