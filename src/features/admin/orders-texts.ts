/** Texts of the tab about orders and what is for sale; they come with its code. */
export const ordersTexts = [
  'admin-orders',
  'admin-team',
  'billing',
  'community-errors',
  'store',
  'training',
] as const;
