/** Texts of the tabs about the team itself; they come with their code. */
export const teamTexts = ['admin-team', 'community-errors', 'contact'] as const;
/** Of the log, which names facts of all areas. */
export const auditTexts = [...teamTexts, 'admin-log', 'admin-events', 'community-topic', 'library'] as const;
/** Of people that are looked up. */
export const peopleTexts = [
  'admin-people',
  'admin-team',
  'admin-desk',
  'community-errors',
  'billing',
  'posts',
] as const;
