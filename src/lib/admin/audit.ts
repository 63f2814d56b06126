/** The log of the team: what its list is narrowed by, and its rows in a file. */
import { day, oneOf, teamList, words } from './list-address.ts';

/** Parts of the work; an action begins with one and a point. */
export const auditAreas = [
  'admin_role',
  'audit',
  'order',
  'catalogue',
  'account',
  'sign_up',
  'community',
  'contact',
  'library',
  'payment',
  'quality',
] as const;

export const auditList = teamList('audit', {
  action: oneOf(auditAreas),
  actor: words(254),
  target: words(200),
  from: day,
  to: day,
});

/** A fact of an entry: as it is, or as it was before and is after. */
export type AuditFact =
  | { readonly name: string; readonly value: string }
  | { readonly name: string; readonly before: string | null; readonly after: string | null };

const told = (value: unknown): string | null => {
  if (value === null || value === undefined) return null;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What an entry holds, changes first. */
export function factsOf(detail: Readonly<Record<string, unknown>>): AuditFact[] {
  const { before, after, ...others } = detail;
  const changes: AuditFact[] = [];
  if (isRecord(before) || isRecord(after)) {
    const [was, is] = [isRecord(before) ? before : {}, isRecord(after) ? after : {}];
    for (const name of new Set([...Object.keys(was), ...Object.keys(is)])) {
      const fact = { name, before: told(was[name]), after: told(is[name]) };
      if (fact.before !== fact.after) changes.push(fact);
      else if (fact.after !== null) changes.push({ name, value: fact.after });
    }
  } else if (before !== undefined || after !== undefined) {
    changes.push({ name: 'state', before: told(before), after: told(after) });
  }
  const rest = Object.entries(others).flatMap(([name, value]) => {
    const text = Array.isArray(value) ? value.map(told).join(', ') : told(value);
    return text === null || text === '' ? [] : [{ name, value: text }];
  });
  return [...changes, ...rest];
}
