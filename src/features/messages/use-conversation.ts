import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { conversationQuery } from '@/api/messages/conversation';
import type { Message, Thread } from '@/api/messages/shapes';
import { forgetUnsent, keepUnsent, readUnsent, type Unsent } from '@/api/messages/unsent';
import { saidLines, stillUnsent } from '@/lib/messages/lines';
import type { Line } from './use-live-messages';

export interface Outgoing extends Unsent {
  readonly isSending: boolean;
  /** Why the last try failed; undefined where that is not known. */
  readonly failure: unknown;
}

/** What was said in a conversation, the oldest first, and what is on its way from here. */
export function useConversation(userId: string, thread: Thread, line: Line) {
  const query = useInfiniteQuery(conversationQuery(userId, thread.id));
  const [written, setWritten] = useState<readonly Unsent[]>([]);
  const { state, send, discard, failureOf } = line;

  useEffect(() => {
    let isOver = false;
    void readUnsent(userId, thread.id).then((kept) => {
      if (!isOver)
        setWritten((now) => [...kept.filter(({ id }) => now.every((one) => one.id !== id)), ...now]);
    });
    return () => {
      isOver = true;
    };
  }, [userId, thread.id]);

  const said = useMemo(() => {
    const read: Message[] = query.data?.pages.flatMap(({ rows }) => rows) ?? [];
    const heard = [...state.rows.values()].map(({ row }) => row);
    return saidLines(
      read,
      heard.filter((row) => row.thread_id === thread.id),
    );
  }, [query.data, state.rows, thread.id]);
  // What the server has is not looked for again, even where it is not in hand for a moment.
  const left = stillUnsent(written, said);
  if (left !== written) setWritten(left);

  const hand = (message: Unsent) => {
    if (thread.person_id === null) return;
    send({
      client_id: message.id,
      recipient_id: thread.person_id,
      content: message.text,
      thread_id: thread.id,
    });
  };
  return {
    query,
    said,
    outgoing: left.map(
      (message): Outgoing => ({
        ...message,
        isSending: state.sent.get(message.id)?.state === 'sending',
        failure: failureOf(message.id),
      }),
    ),
    /** @param id under which it is one message, however often it is sent */
    write: (id: string, text: string) => {
      const message = { id, text, at: new Date().toISOString() };
      setWritten((before) => [...before, message]);
      // What is kept first is forgotten after it: the device does one after the other.
      void keepUnsent(userId, thread.id, message);
      hand(message);
    },
    again: hand,
    takeBack: (message: Unsent) => {
      discard(message.id);
      setWritten((before) => before.filter(({ id }) => id !== message.id));
      void forgetUnsent(userId, thread.id, message.id);
    },
  };
}
