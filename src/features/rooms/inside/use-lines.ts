import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { RoomLine } from '@/api/rooms/shapes';
import { writeLineMutation } from '@/api/rooms/writing';

/** A line on its way, or one that did not arrive. */
export interface SentLine {
  readonly id: string;
  readonly body: string;
  /** Why it was not taken; null while it is under way. */
  readonly failure: unknown;
}

export interface OwnLines {
  readonly sent: readonly SentLine[];
  readonly send: (body: string) => void;
  /** The same line once more, under its own name. */
  readonly again: (line: SentLine) => void;
  readonly discard: (id: string) => void;
}

/** Lines of one's own until the room holds them. @param known the lines of the room */
export function useLines(roomId: string, userId: string, known: readonly RoomLine[]): OwnLines {
  const { mutate } = useMutation(writeLineMutation(roomId, userId));
  const [sent, setSent] = useState<readonly SentLine[]>([]);
  const set = (line: SentLine) => setSent((before) => [...before.filter(({ id }) => id !== line.id), line]);
  const discard = (id: string) => setSent((before) => before.filter((line) => line.id !== id));
  const again = ({ id, body }: SentLine) => {
    set({ id, body, failure: null });
    mutate({ id, body }, { onSuccess: () => discard(id), onError: (failure) => set({ id, body, failure }) });
  };
  return {
    sent: sent.filter(({ id }) => !known.some((line) => line.id === id)),
    send: (body) => again({ id: crypto.randomUUID(), body, failure: null }),
    again,
    discard,
  };
}
