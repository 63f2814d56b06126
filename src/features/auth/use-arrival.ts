import { useEffect, useRef, useState } from 'react';
import { type Arrival, pendingArrival, readArrival, redeem } from '@/api/auth/arrival';
import type { MailLink } from './mail-link';
import { useMailLink } from './use-mail-link';

export type ArrivalFault =
  | { reason: 'no-token' | 'no-user' | 'unexpected' }
  /** `message` is the server's own sentence, '' when it gave none. */
  | { reason: 'refused'; message: string };

export type ArrivalState =
  | { status: 'checking' }
  /** Somebody's session has come; nobody is signed in by it. */
  | { status: 'asking'; arrival: Arrival }
  | { status: 'failed'; fault: ArrivalFault };

const failed = (fault: ArrivalFault): ArrivalState => ({ status: 'failed', fault });
const asking = (arrival: Arrival): ArrivalState => ({ status: 'asking', arrival });

/** What can be said at once; a one-time token has to be redeemed first. */
function firstState({ tokens, oneTime, errorCode, type }: MailLink): ArrivalState {
  if (tokens) {
    const arrival = readArrival(tokens.access, tokens.refresh, type);
    return arrival ? asking(arrival) : failed({ reason: 'no-token' });
  }
  if (oneTime) return { status: 'checking' };
  const kept = errorCode === null ? pendingArrival.get() : null;
  return kept ? asking(kept) : failed({ reason: 'no-token' });
}

async function redeemed(oneTime: NonNullable<MailLink['oneTime']>): Promise<ArrivalState> {
  try {
    const outcome = await redeem({ token_hash: oneTime.hash, type: oneTime.type });
    if (outcome.status === 'redeemed') return asking(outcome.arrival);
    if (outcome.status === 'no-user') return failed({ reason: 'no-user' });
    return failed({ reason: 'refused', message: outcome.failure.message });
  } catch (error) {
    console.error('Checking the link failed:', error);
    return failed({ reason: 'unexpected' });
  }
}

/** Whose session the link of a mail brought to this page, or what is wrong with it. */
export function useArrival(): { state: ArrivalState; link: MailLink; fail: (fault: ArrivalFault) => void } {
  const link = useMailLink();
  const [state, setState] = useState(() => firstState(link));
  const started = useRef(false);
  const { oneTime } = link;
  const arrival = state.status === 'asking' ? state.arrival : null;

  useEffect(() => {
    // Once only, also when React runs effects twice: a one-time token is dead after the first try.
    if (state.status !== 'checking' || !oneTime || started.current) return;
    started.current = true;
    void redeemed(oneTime).then(setState);
  }, [state.status, oneTime]);

  useEffect(() => {
    if (arrival) pendingArrival.set(arrival);
  }, [arrival]);

  return {
    state,
    link,
    fail: (fault) => {
      pendingArrival.set(null);
      setState(failed(fault));
    },
  };
}
