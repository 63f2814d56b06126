/** Texts of the tabs about the team itself; they come with their code. */
export const teamTexts = ['admin-team', 'community-errors', 'contact'] as const;
