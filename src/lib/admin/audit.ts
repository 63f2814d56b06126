/** The log of the team: what its list is narrowed by. */
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
