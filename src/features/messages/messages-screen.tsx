import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { type OwnProfile, ownProfileQuery } from '@/api/community/own-profile';
import { ErrorState } from '@/components/error-state';
import { PageHeader } from '@/components/page-header';
import { SignInCard } from '@/components/sign-in-card';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { paths } from '@/config/paths';
import { useAuth } from '@/contexts/auth';
import { useFormats } from '@/i18n/use-formats';

// Visitors and whoever has no profile go without what others write and read with.
const loadPanes = () => import('./panes');
const Panes = lazy(() => loadPanes().then((module) => ({ default: module.Panes })));

export interface MessagesScreenProps {
  /** Asks for a profile of the community, without which nobody can be written to. */
  askForProfile: ReactNode;
}

/** What members write to each other; shown to nobody else. */
export function MessagesScreen({ askForProfile }: MessagesScreenProps) {
  const { t } = useTranslation('messages');
  const auth = useAuth();
  const { search } = useLocation();
  return (
    <div className="wrap">
      {auth.status === 'signed-out' ? (
        <SignInCard
          page={t('pages.messages')}
          title={t('signedOut.title')}
          text={t('signedOut.text')}
          returnTo={`${paths.messages}${search}`}
        />
      ) : auth.user === null ? (
        <Waiting />
      ) : (
        <Member userId={auth.user.id} askForProfile={askForProfile} />
      )}
    </div>
  );
}

function Waiting() {
  const { t } = useTranslation('messages');
  return (
    <>
      <PageHeader title={t('pages.messages')} />
      <Skeleton className="mb-section h-96" />
    </>
  );
}

function Member({ userId, askForProfile }: MessagesScreenProps & { userId: string }) {
  const { t } = useTranslation('messages');
  const { data: profile, error, isFetching, refetch } = useQuery(ownProfileQuery(userId));
  // Beside the question who of the community they are, not behind it.
  useEffect(() => void loadPanes().catch(() => {}), []);
  if (profile === undefined) {
    if (!error) return <Waiting />;
    return (
      <>
        <PageHeader title={t('pages.messages')} />
        <ErrorState
          error={error}
          onRetry={() => void refetch()}
          retrying={isFetching}
          className="mb-section"
        />
      </>
    );
  }
  if (profile === null) {
    return (
      <>
        <PageHeader title={t('pages.messages')} lead={t('profileFirst')} />
        <div className="pb-section">{askForProfile}</div>
      </>
    );
  }
  if (profile.standing === 'suspended') {
    return (
      <>
        <PageHeader title={t('pages.messages')} />
        <Halted profile={profile} />
      </>
    );
  }
  return (
    <Suspense fallback={<Waiting />}>
      <Panes userId={userId} notice={profile.standing === 'silenced' && <Halted profile={profile} />} />
    </Suspense>
  );
}

/** Why somebody cannot write for a while. */
function Halted({ profile: { standing, standing_until: until } }: { profile: OwnProfile }) {
  const { t } = useTranslation(['community-errors', 'community-write']);
  const { moment } = useFormats();
  if (standing === 'active') return null;
  return (
    <Notice tone="caution" className="mb-6 grid justify-items-start gap-2">
      <p className="font-semibold">
        {until === null ? t(`${standing}_open`) : t(standing, { date: moment(until) })}
      </p>
      <Link to={`${paths.community}?view=mine`} className="link inline-flex min-h-11 items-center">
        {t('community-write:gate.why')}
      </Link>
    </Notice>
  );
}
