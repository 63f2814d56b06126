import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { OwnProfile } from '@/api/community/own-profile';
import { ownProfileQuery } from '@/api/community/own-profile';
import { ButtonLink } from '@/components/button-link';
import { ErrorState } from '@/components/error-state';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { paths } from '@/config/paths';
import { useAuth } from '@/contexts/auth';
import { useFormats } from '@/i18n/use-formats';
import { ProfileForm } from './write/profile-form';

/** Who writes: the account, under which the device keeps drafts, and the profile others see. */
export interface Writer {
  readonly userId: string;
  readonly profile: OwnProfile;
}

export interface WriteGateProps {
  /** Where signing in leads back to. */
  returnTo: string;
  /** What the person came to do, as the line over the way to sign in. */
  purpose: string;
  children: (writer: Writer) => ReactNode;
}

/** Lets those write who may: signed in, with a profile, and not silenced. Everybody else is told what comes first. */
export function WriteGate({ returnTo, purpose, children }: WriteGateProps) {
  const auth = useAuth();
  if (auth.status === 'loading') return <Skeleton className="h-40" />;
  if (auth.user === null) return <SignInFirst purpose={purpose} returnTo={returnTo} />;
  return <ProfileGate userId={auth.user.id}>{children}</ProfileGate>;
}

function SignInFirst({ purpose, returnTo }: Pick<WriteGateProps, 'purpose' | 'returnTo'>) {
  const { t } = useTranslation('community-write');
  const back = `redirect=${encodeURIComponent(returnTo)}`;
  return (
    <Notice className="grid justify-items-start gap-3">
      <p className="font-semibold">{purpose}</p>
      <p>{t('gate.signIn')}</p>
      <p className="flex flex-wrap gap-3">
        <ButtonLink to={`${paths.auth}?mode=login&${back}`} size="sm">
          {t('words.signIn')}
        </ButtonLink>
        <ButtonLink to={`${paths.auth}?mode=signup&${back}`} size="sm" variant="outline">
          {t('words.signUp')}
        </ButtonLink>
      </p>
    </Notice>
  );
}

function ProfileGate({ userId, children }: { userId: string; children: WriteGateProps['children'] }) {
  const { t } = useTranslation(['community-write', 'community-errors']);
  const { moment } = useFormats();
  const { data: profile, error, isFetching, refetch } = useQuery(ownProfileQuery(userId));
  if (profile === undefined) {
    if (!error) return <Skeleton className="h-40" />;
    return <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  if (profile === null) return <ProfileForm userId={userId} />;
  const { standing, standing_until: until } = profile;
  if (standing === 'active') return <>{children({ userId, profile })}</>;
  const date = until === null ? null : moment(until);
  return (
    <Notice tone="caution" className="grid justify-items-start gap-2">
      <p className="font-semibold">
        {date === null ? t(`community-errors:${standing}_open`) : t(`community-errors:${standing}`, { date })}
      </p>
      <Link to={`${paths.community}?view=mine`} className="link inline-flex min-h-11 items-center">
        {t('gate.why')}
      </Link>
    </Notice>
  );
}
