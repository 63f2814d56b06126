import { useEffect, useRef, useState } from 'react';
import { setSessionFromTokens } from '@/api/auth/tokens';
import { keptText } from '@/api/device/kept';
import { useAuthContext } from '@/contexts/auth';
import { useMailLink } from './use-mail-link';

/** Set in this tab from the reset link until the new password is saved: a reload keeps the form open. */
const marker = keptText('fcl.recovery', 'tab');

export type RecoveryStatus =
  /** Nobody came here by a reset link. */
  | 'none'
  | 'checking'
  /** The link was good: a new password may be chosen. */
  | 'open'
  /** It was used before, is too old, or was cut off. */
  | 'expired';

export interface Recovery {
  status: RecoveryStatus;
  /** The password is saved: nothing holds the person here any more. */
  close: () => void;
}

/**
 * Follows a reset link. Only such a link opens the form for a new password, not just any session.
 * @param isAsked whether the address asks for that form
 */
export function useRecovery(isAsked: boolean): Recovery {
  const { auth, connect } = useAuthContext();
  const link = useMailLink();
  const tokens = isAsked && link.type === 'recovery' ? link.tokens : null;
  const [status, setStatus] = useState<RecoveryStatus>(() => {
    if (!isAsked) return 'none';
    if (tokens) return 'checking';
    if (link.errorCode !== null) return 'expired';
    return marker.get() !== null ? 'open' : 'none';
  });
  const started = useRef(false);

  useEffect(() => {
    if (!tokens || started.current) return;
    started.current = true;
    const follow = async (): Promise<RecoveryStatus> => {
      if (!(await setSessionFromTokens(tokens.access, tokens.refresh))) return 'expired';
      marker.set('1');
      await connect();
      return 'open';
    };
    follow().then(setStatus, (error: unknown) => {
      console.error('Following the reset link failed:', error);
      setStatus('expired');
    });
  }, [tokens, connect]);

  const isOver = status === 'open' && auth.status === 'signed-out';
  return {
    status: isOver ? 'expired' : status,
    close: () => {
      marker.set(null);
      setStatus('none');
    },
  };
}
