import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type LiveMessages, runMessages } from '@/api/messages/live-messages';
import type { Message } from '@/api/messages/shapes';
import { begun, type LiveState } from '@/lib/live/state';

export interface Line {
  readonly state: LiveState<Message>;
  readonly send: LiveMessages['send'];
  readonly discard: LiveMessages['discard'];
  readonly failureOf: LiveMessages['failureOf'];
}

/** What comes in while the page is open, and the way out. */
export function useLiveMessages(userId: string): Line {
  const client = useQueryClient();
  const [state, setState] = useState<LiveState<Message>>(begun);
  const run = useRef<LiveMessages | null>(null);
  useEffect(() => {
    const started = runMessages(client, userId, setState);
    run.current = started;
    return () => {
      started.stop();
      run.current = null;
    };
  }, [client, userId]);
  return {
    state,
    send: (message) => run.current?.send(message),
    discard: (clientId) => run.current?.discard(clientId),
    failureOf: (clientId) => run.current?.failureOf(clientId),
  };
}
