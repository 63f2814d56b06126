import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { signOut } from '@/api/auth/sign-out';
import { ButtonLink } from '@/components/button-link';
import { Button } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { useAuthContext } from '@/contexts/auth';
import { AuthHeading } from './auth-heading';
import { type Fault, FormFault } from './form-fault';

export interface OtherSessionProps {
  /** Who is signed in. */
  current: string;
  /** Whose link it is. */
  email: string;
}

/** A link never takes over the session of somebody else: they have to sign out first, here, and the link waits. */
export function OtherSession({ current, email }: OtherSessionProps) {
  const { t } = useTranslation('auth');
  const { t: nav } = useTranslation('nav');
  const { leave } = useAuthContext();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<Fault | null>(null);

  const end = async () => {
    setBusy(true);
    setFault(null);
    leave();
    try {
      await signOut();
    } catch (error) {
      console.error('Sign-out failed:', error);
      setFault({ title: nav('signOutFailed') });
    }
    setBusy(false);
  };

  return (
    <>
      <AuthHeading title={t('arrival.other', { current })} takesFocus>
        {t('arrival.otherText', { email })}
      </AuthHeading>
      <div className="grid gap-5">
        <FormFault fault={fault} />
        <div className="flex flex-wrap gap-3">
          <Button variant="outline" busy={busy} onClick={() => void end()}>
            {nav('signOut')}
          </Button>
          <ButtonLink to={paths.dashboard}>{t('arrival.stay')}</ButtonLink>
        </div>
      </div>
    </>
  );
}
