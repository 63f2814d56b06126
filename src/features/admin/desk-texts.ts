/** Texts that the desk of the moderators shows besides those of the dashboard; they come with its code. */
export const deskTexts = [
  'admin-desk',
  'community-topic',
  'community-own',
  'community-write',
  'community-errors',
  'posts',
] as const;
