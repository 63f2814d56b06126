import { useTranslation } from 'react-i18next';
import { ButtonLink } from '@/components/button-link';
import { LoadingState } from '@/components/loading-state';
import { useAuth } from '@/contexts/auth';
import { authHref } from './auth-address';
import { AuthHeading } from './auth-heading';
import { BackToSignIn } from './auth-screen';
import { UpdatePasswordForm } from './update-password-form';
import type { Recovery } from './use-recovery';

export interface RecoveryScreenProps {
  recovery: Recovery;
  search: URLSearchParams;
}

/** A new password after a reset link; a dead link says so and leads to a new one. */
export function RecoveryScreen({ recovery, search }: RecoveryScreenProps) {
  const { t } = useTranslation('auth');
  const { user } = useAuth();
  if (recovery.status === 'open' && user) {
    return (
      <>
        <AuthHeading title={t('update.title')} takesFocus={false}>
          {t('update.lead', { email: user.email })}
        </AuthHeading>
        <UpdatePasswordForm email={user.email} onSaved={recovery.close} />
      </>
    );
  }
  if (recovery.status === 'open' || recovery.status === 'checking') return <LoadingState />;
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
