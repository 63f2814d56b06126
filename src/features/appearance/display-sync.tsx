import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { keepDisplay, settingsQuery } from '@/api/account/settings';
import {
  currentDisplay,
  leaveDisplayAccount,
  onDisplayChange,
  settleDisplay,
  takeDisplay,
  untoldChange,
} from '@/contexts/appearance';
import { useAuth } from '@/contexts/auth';
import { isSameDisplay } from '@/lib/appearance/display';
import { meetDisplay } from '@/lib/appearance/sync';

/** A person tries several choices in a row; the account hears of the one they stay with. */
const settleMs = 800;

/**
 * Keeps this device and the signed-in person's account in step: they meet once a load, later changes made here are
 * sent. What could not be sent stays marked on the device and goes with the next chance.
 */
export function DisplaySync() {
  const { status, user } = useAuth();
  const queryClient = useQueryClient();
  const userId = user?.id;

  useEffect(() => {
    if (status === 'signed-out') leaveDisplayAccount();
  }, [status]);

  useEffect(() => {
    if (userId === undefined) return;
    let isGone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const send = async () => {
      const display = currentDisplay();
      await keepDisplay(queryClient, userId, display);
      if (!isGone && isSameDisplay(display, currentDisplay())) settleDisplay(userId);
    };

    const meet = async () => {
      const before = currentDisplay();
      if (untoldChange(userId) === 'own') return send();
      const { display: stored } = await queryClient.fetchQuery(settingsQuery(userId));
      if (isGone) return;
      const local = currentDisplay();
      // Changed while the answer was on its way: that is the last write.
      const untold = isSameDisplay(before, local) ? untoldChange(userId) : 'own';
      const verdict = meetDisplay({ local, stored, untold });
      if (verdict.do === 'send') return send();
      if (verdict.do === 'take') takeDisplay(verdict.display);
      settleDisplay(userId);
    };

    // Nobody has to act on a failure: the choice holds here, and its mark stays for the next try.
    const quietly = (work: () => Promise<void>) => void work().catch(() => {});

    const onChange = () => {
      clearTimeout(timer);
      if (untoldChange(userId) === 'own') timer = setTimeout(() => quietly(send), settleMs);
    };
    const onOnline = () => quietly(meet);

    quietly(meet);
    const stopListening = onDisplayChange(onChange);
    window.addEventListener('online', onOnline);
    return () => {
      isGone = true;
      clearTimeout(timer);
      stopListening();
      window.removeEventListener('online', onOnline);
    };
  }, [userId, queryClient]);

  return null;
}
