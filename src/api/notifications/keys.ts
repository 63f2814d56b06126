/** Where answers about notifications are kept. */
export const notificationKeys = {
  of: (userId: string) => ['notifications', userId] as const,
  list: (userId: string) => ['notifications', userId, 'list'] as const,
  unread: (userId: string) => ['notifications', userId, 'unread'] as const,
  news: (userId: string) => ['notifications', userId, 'news'] as const,
};
