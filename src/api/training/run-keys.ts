/** Where answers about runs of exercises are kept. Apart from what sends them: lists and sums need no more. */
export const runKeys = {
  of: (userId: string) => ['exercise-runs', userId] as const,
  open: (userId: string) => ['exercise-runs', userId, 'open'] as const,
  elsewhere: (userId: string, id: string) => ['exercise-runs', userId, 'elsewhere', id] as const,
};
