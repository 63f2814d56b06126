/** Where answers about study rooms are kept. What belongs to a person carries the person, so that it goes with them. */
export const roomKeys = {
  all: ['rooms'] as const,
  lists: (userId: string) => ['rooms', 'list', userId] as const,
  list: (userId: string, langs: readonly string[]) => ['rooms', 'list', userId, langs] as const,
  mine: (userId: string) => ['rooms', 'mine', userId] as const,
  room: (id: string, userId: string) => ['rooms', 'room', id, userId] as const,
  beat: (id: string, userId: string) => ['rooms', 'beat', id, userId] as const,
};
