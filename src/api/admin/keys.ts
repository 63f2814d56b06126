/** Where answers to the team are kept. Each carries the person, so that it goes with them. */
export const adminKeys = {
  all: ['admin'] as const,
  overview: (userId: string) => ['admin', userId, 'overview'] as const,
  /** How delivery stands. */
  delivery: (userId: string) => ['admin', userId, 'delivery'] as const,
  entries: (userId: string) => ['admin', userId, 'entries'] as const,
  queues: (userId: string) => ['admin', userId, 'queue'] as const,
  queue: (userId: string, asked: object) => ['admin', userId, 'queue', asked] as const,
  /** How many rows a queue has, narrowed as it is. */
  total: (userId: string, asked: object) => ['admin', userId, 'queue', 'total', asked] as const,
  report: (userId: string, id: string) => ['admin', userId, 'report', id] as const,
  /** What is judged and what is changed are read each for itself. */
  post: (userId: string, id: string, use: 'case' | 'edit') => ['admin', userId, 'post', id, use] as const,
  /** Who holds which role. */
  roles: (userId: string) => ['admin', userId, 'roles'] as const,
  refusedLooks: (userId: string) => ['admin', userId, 'refused-looks'] as const,
  /** The quality report: when it was made, or rows of a block. */
  quality: (userId: string, asked: object | 'run') => ['admin', userId, 'quality', asked] as const,
  /** A list of the team, and how many rows it has, narrowed as it is. */
  list: (userId: string, list: string, asked: object) => ['admin', userId, 'list', list, asked] as const,
  listTotal: (userId: string, list: string, asked: object) =>
    ['admin', userId, 'list', list, 'total', asked] as const,
  order: (userId: string, id: string) => ['admin', userId, 'order', id] as const,
  ticket: (userId: string, id: string) => ['admin', userId, 'ticket', id] as const,
  payment: (userId: string, id: string) => ['admin', userId, 'payment', id] as const,
  lists: (userId: string, list: string) => ['admin', userId, 'list', list] as const,
  members: (userId: string) => ['admin', userId, 'member'] as const,
  member: (userId: string, profileId: string) => ['admin', userId, 'member', profileId] as const,
};
