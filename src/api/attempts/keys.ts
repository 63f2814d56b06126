/** Who asks is part of every key, so that one person's rows are never shown to the next. */
export const attemptKeys = {
  all: ['attempts'] as const,
  of: (userId: string | null) => ['attempts', userId] as const,
  one: (userId: string | null, id: string) => ['attempts', userId, id] as const,
  mine: (userId: string) => ['attempts', userId, 'mine'] as const,
  latest: (userId: string) => ['attempts', userId, 'latest'] as const,
  known: (userId: string | null) => ['attempts', userId, 'known'] as const,
  /** Which tests may be opened, and when again: a finished attempt changes it. */
  access: ['test-access'] as const,
  accessOf: (userId: string) => ['test-access', userId] as const,
};
