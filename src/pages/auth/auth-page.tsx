import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { LoadingState } from '@/components/loading-state';
import { useAuth } from '@/contexts/auth';
import { AccountBenefits } from '@/features/auth/account-benefits';
import { authModeOf } from '@/features/auth/auth-address';
import { AuthScreen } from '@/features/auth/auth-screen';
import { LeaveAuth } from '@/features/auth/leave-auth';
import { RecoveryScreen } from '@/features/auth/recovery-screen';

export function AuthPage() {
  const [search] = useSearchParams();
  const { key } = useLocation();
  const [arrivalKey] = useState(key);
  const auth = useAuth();
  const mode = authModeOf(search);
  const isRecovery = mode === 'update-password';

  if (!isRecovery && auth.status === 'loading') return <LoadingState className="min-h-[60dvh]" />;
  if (!isRecovery && auth.status === 'signed-in') return <LeaveAuth search={search} userId={auth.user.id} />;
  return (
    <div className="wrap grid gap-x-20 gap-y-14 pt-8 sm:pt-14 lg:grid-cols-[minmax(0,27rem)_minmax(0,26rem)] lg:justify-between">
      <div className="w-full max-w-108">
        {isRecovery ? (
          <RecoveryScreen search={search} />
        ) : (
          <AuthScreen key={mode} mode={mode} search={search} takesFocus={key !== arrivalKey} />
        )}
      </div>
      {mode === 'login' || mode === 'signup' ? <AccountBenefits /> : null}
    </div>
  );
}
