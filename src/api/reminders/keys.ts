/** Where answers about reminders are kept. */
export const reminderKeys = {
  of: (userId: string) => ['reminders', userId] as const,
  list: (userId: string) => ['reminders', userId, 'list'] as const,
  told: (userId: string) => ['reminders', userId, 'told'] as const,
};
