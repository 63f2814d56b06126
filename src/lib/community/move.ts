import { err, ok, type Result } from '../result.ts';
import type { CommunityRefusal } from './refusals.ts';
import { type ActingRole, type Machine, type TransitionRow, transitionRows } from './transitions.ts';

/** Days that what was deleted can be brought back; after them it is purged. */
export const deletedKeptDays = 30;

/** What the row of the database knows, as far as an action asks for it. What is left out stands in nobody's way. */
export type MoveFacts = {
  /** answers by others, to a question its author wants to delete */
  readonly otherAnswers?: number;
  /** days since it was deleted, with fractions */
  readonly deletedDays?: number;
  readonly targetIsStaff?: boolean;
  /** state of a question before it was hidden; left out: open */
  readonly before?: string;
  /** whether a question has an accepted answer */
  readonly accepted?: boolean;
};

export type AdminRole = 'master_admin' | 'full_admin' | 'education_admin' | 'orders_admin' | 'payments_admin';

/** What an admin may do with the posts of others. Staff of orders and payments are members here. */
export const actingRolesOf = (role: AdminRole): readonly ActingRole[] => {
  if (role === 'education_admin') return ['staff'];
  return role === 'master_admin' || role === 'full_admin' ? ['staff', 'senior'] : [];
};

/**
 * The state that follows, or the code of the refusal, asked in this order: role (`not_allowed`), state
 * (`invalid_state`), conditions (`has_answers`, `too_late`, `too_early`, `target_is_staff`). Section 1.2.
 * @param roles all that the person is towards this row; nobody in particular: none
 */
export function move(
  machine: Machine,
  state: string,
  action: string,
  roles: readonly ActingRole[],
  facts: MoveFacts = {},
): Result<string, CommunityRefusal> {
  const listed = transitionRows.filter((row) => row.machine === machine && row.action === action);
  const fromHere = listed.filter((row) => row.from === state);
  const mine = fromHere.filter((row) => roles.includes(row.role));
  if (mine.length === 0) {
    // Where others may go on from here, it is the role that is missing; else the state is in the way.
    const mayElsewhere = fromHere.length === 0 && listed.some((row) => roles.includes(row.role));
    return err(mayElsewhere ? 'invalid_state' : 'not_allowed');
  }
  const refused = condition(action, mine, facts);
  return refused ? err(refused) : ok(nextState(mine, facts));
}

function condition(
  action: string,
  mine: readonly TransitionRow[],
  facts: MoveFacts,
): CommunityRefusal | null {
  const { otherAnswers = 0, deletedDays, targetIsStaff = false } = facts;
  const onlyAsAuthor = mine.every((row) => row.role === 'author');
  if (action === 'delete' && onlyAsAuthor && otherAnswers > 0) return 'has_answers';
  if (deletedDays !== undefined) {
    if (action === 'undelete' && deletedDays > deletedKeptDays) return 'too_late';
    if (action === 'purge' && deletedDays < deletedKeptDays) return 'too_early';
  }
  if ((action === 'silence' || action === 'suspend') && targetIsStaff) return 'target_is_staff';
  return null;
}

function nextState(mine: readonly TransitionRow[], { before = 'open', accepted = false }: MoveFacts): string {
  const open = mine.map((row) => row.to);
  const meant = mine[0]?.action === 'restore' ? before : accepted ? 'answered' : 'open';
  return open.includes(meant) ? meant : (open[0] ?? '');
}
