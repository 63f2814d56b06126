import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { LoadingState } from '@/components/loading-state';
import { useAuth } from '@/contexts/auth';
import { AccountBenefits } from '@/features/auth/account-benefits';
import { authModeOf } from '@/features/auth/auth-address';
import { AuthScreen } from '@/features/auth/auth-screen';
import { LeaveAuth } from '@/features/auth/leave-auth';
import { RecoveryScreen } from '@/features/auth/recovery-screen';
import { useRecovery } from '@/features/auth/use-recovery';

export function AuthPage() {
  const [search] = useSearchParams();
  const { key } = useLocation();
  const [arrivalKey] = useState(key);
  const auth = useAuth();
  const mode = authModeOf(search);
  const recovery = useRecovery(mode === 'update-password');
  const isRecovering = mode === 'update-password' && recovery.status !== 'none';

  if (!isRecovering && auth.status === 'loading') return <LoadingState className="min-h-[60dvh]" />;
  if (!isRecovering && auth.status === 'signed-in')
    return <LeaveAuth search={search} userId={auth.user.id} />;
  return (
    <div className="wrap grid gap-x-20 gap-y-14 pt-8 sm:pt-14 lg:grid-cols-[minmax(0,27rem)_minmax(0,26rem)] lg:justify-between">
      <div className="w-full max-w-108">
        {mode === 'update-password' ? (
          <RecoveryScreen recovery={recovery} search={search} />
        ) : (
          <AuthScreen key={mode} mode={mode} search={search} takesFocus={key !== arrivalKey} />
        )}
      </div>
      {mode === 'login' || mode === 'signup' ? <AccountBenefits /> : null}
    </div>
  );
}
