/** Texts of the tab about payments; they come with its code. */
export const paymentsTexts = ['admin-payments', 'admin-events', 'admin-team', 'community-errors'] as const;
