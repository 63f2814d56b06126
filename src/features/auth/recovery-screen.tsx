import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '@/components/button-link';
import { LoadingState } from '@/components/loading-state';
import { toast } from '@/components/ui/toast-store';
import { useAuth } from '@/contexts/auth';
import { ArrivalForm } from './arrival-form';
import { authHref } from './auth-address';
import { AuthHeading } from './auth-heading';
import { BackToSignIn } from './auth-screen';
import { LeaveAuth } from './leave-auth';
import { OtherSession } from './other-session';
import { useArrival } from './use-arrival';

/**
 * A new password after a reset link; a dead link says so and leads to a new one. The link signs in with the new password
 * and not before, and never over the session of somebody else.
 */
export function RecoveryScreen({ search }: { search: URLSearchParams }) {
  const { t } = useTranslation('auth');
  const auth = useAuth();
  const { state, link, fail } = useArrival();
  const [isDone, setDone] = useState(false);
  if (auth.status === 'loading' || state.status === 'checking') return <LoadingState />;
  // Only a reset link opens the form, not just any session that a link may bring.
  const arrival = state.status === 'asking' && state.arrival.type === 'recovery' ? state.arrival : null;
  const cameByReset =
    arrival !== null || link.errorCode !== null || (link.tokens && link.type === 'recovery');
  if (auth.user && (isDone || !cameByReset)) return <LeaveAuth search={search} userId={auth.user.id} />;
  if (isDone) return <LoadingState />;
  if (!arrival) {
    return (
      <>
        <AuthHeading title={t('words.linkDead')} takesFocus={false}>
          {t('update.expiredText')}
        </AuthHeading>
        <ButtonLink to={authHref('forgot', search)}>{t('update.askAgain')}</ButtonLink>
        <BackToSignIn search={search} />
      </>
    );
  }
  if (auth.user && auth.user.id !== arrival.userId) {
    return <OtherSession current={auth.user.email} email={arrival.email} />;
  }
  return (
    <>
      <AuthHeading title={t('update.title')} takesFocus={false}>
        {t('update.lead', { email: arrival.email })}
      </AuthHeading>
      <ArrivalForm
        arrival={arrival}
        onDone={() => {
          toast({ title: t('toast.passwordSaved'), description: t('toast.passwordSavedText') });
          setDone(true);
        }}
        onDead={() => fail({ reason: 'refused', message: '' })}
      />
    </>
  );
}
