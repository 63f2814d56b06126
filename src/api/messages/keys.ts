/** Where messages are kept; they belong to a person and go with them. */
export const messageKeys = {
  of: (userId: string) => ['messages', userId] as const,
  box: (userId: string, box: Box) => ['messages', userId, 'box', box] as const,
  thread: (userId: string, id: string) => ['messages', userId, 'thread', id] as const,
  conversations: (userId: string) => ['messages', userId, 'conversation'] as const,
  conversation: (userId: string, id: string) => ['messages', userId, 'conversation', id] as const,
  unread: (userId: string) => ['messages', userId, 'unread'] as const,
  door: (userId: string, profileId: string) => ['messages', userId, 'door', profileId] as const,
};

/** `open`: conversations, and own requests that wait. `requests`: what others ask. */
export type Box = 'open' | 'requests';
