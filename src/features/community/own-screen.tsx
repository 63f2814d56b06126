import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ownProfileQuery } from '@/api/community/own-profile';
import { ErrorState } from '@/components/error-state';
import { PageHeader } from '@/components/page-header';
import { Section } from '@/components/section';
import { Skeleton } from '@/components/ui/skeleton';
import { paths } from '@/config/paths';
import { useAuth } from '@/contexts/auth';
import { Leave } from './own/leave';
import { OwnDecisions } from './own/own-decisions';
import { OwnPosts } from './own/own-posts';
import { ProfileEditor } from './own/profile-editor';
import { WriteGate } from './write-gate';

/** What somebody wrote, what was decided about it, and what others see of them; shown to nobody else. */
export function OwnScreen() {
  const { t } = useTranslation('community-own');
  const { user } = useAuth();
  return (
    <>
      <PageHeader
        title={t('heading')}
        lead={t('lead')}
        aside={
          <Link to={paths.community} className="link inline-flex min-h-11 items-center">
            {t('pages.community')}
          </Link>
        }
      />
      <div className="grid gap-12 pb-section">
        {user ? (
          <Own userId={user.id} />
        ) : (
          <WriteGate returnTo={`${paths.community}?view=mine`} purpose={t('purpose')}>
            {() => null}
          </WriteGate>
        )}
      </div>
    </>
  );
}

function Own({ userId }: { userId: string }) {
  const { t } = useTranslation('community-own');
  const { data: profile, error, isFetching, refetch } = useQuery(ownProfileQuery(userId));
  if (profile === undefined) {
    if (!error) return <Skeleton className="h-64" />;
    return <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  // Nobody has posts before a profile: it is asked for here as it is before the first one.
  if (profile === null) {
    return (
      <WriteGate returnTo={`${paths.community}?view=mine`} purpose={t('purpose')}>
        {() => null}
      </WriteGate>
    );
  }
  return (
    <>
      <Section title={t('posts.title')}>
        <OwnPosts userId={userId} />
      </Section>
      <OwnDecisions userId={userId} />
      <Section title={t('profile')}>
        <ProfileEditor userId={userId} profile={profile} />
      </Section>
      <Section title={t('leave.title')}>
        <Leave userId={userId} />
      </Section>
    </>
  );
}
