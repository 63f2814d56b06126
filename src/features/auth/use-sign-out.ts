import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { signOut as endSession } from '@/api/auth/sign-out';
import { toast } from '@/components/ui/toast-store';
import { paths } from '@/config/paths';
import { type LeavingState, useAuthContext } from '@/contexts/auth';
import { whenSettled } from '@/hooks/when-settled';

/** How long signing out waits for answers that are on their way. */
const patienceMs = 3000;

export interface SignOut {
  signOut: (where?: 'here' | 'everywhere') => Promise<void>;
  busy: boolean;
}

const leaving: LeavingState = { leaving: true };

/** Signs out and says so. Leads to the home page, unless it is open already. */
export function useSignOut(): SignOut {
  const { t, i18n } = useTranslation('nav');
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { leave } = useAuthContext();
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  const signOut = useCallback(
    async (where: 'here' | 'everywhere' = 'here') => {
      setBusy(true);
      leave();
      try {
        // Away first: a page that needs a session would send to the sign-in screen the moment it ends.
        if (pathname !== paths.home) await navigate(paths.home, { state: leaving });
        // The navigation uses this on every page, so it does not wait for these texts before it is drawn.
        // What is asked now would be answered that the session is over.
        await whenSettled(queryClient, patienceMs);
        await Promise.all([endSession(where), i18n.loadNamespaces('auth')]);
        // Who comes back to this address later is not leaving any more.
        await navigate(paths.home, { replace: true });
        toast({
          title: i18n.t('toast.signedOut', { ns: 'auth' }),
          description: i18n.t('toast.signedOutText', { ns: 'auth' }),
        });
      } catch (error) {
        console.error('Sign-out failed:', error);
        await navigate(paths.dashboard, { replace: true });
        toast({ title: t('signOutFailed'), variant: 'destructive' });
      } finally {
        setBusy(false);
      }
    },
    [navigate, pathname, leave, queryClient, t, i18n],
  );
  return { signOut, busy };
}
