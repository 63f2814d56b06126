import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { fewTopicsQuery } from '@/api/community/topics';
import { ButtonLink } from '@/components/button-link';
import { ErrorState } from '@/components/error-state';
import { PageHeader } from '@/components/page-header';
import { SupportCard } from '@/components/posts/support-card';
import { Section } from '@/components/section';
import { paths } from '@/config/paths';
import { useAuth } from '@/contexts/auth';
import { useViewArrival } from '@/hooks/use-view-arrival';
import { currentLanguage } from '@/i18n/init';
import { listAddress, readListAddress } from '@/lib/community/asked-list';
import type { TopicSort } from '@/lib/community/ranking';
import { CommunityFrame } from './community-frame';
import { Guidelines } from './guidelines';
import { ListSkeleton } from './lists/list-skeleton';
import { TagLinks } from './lists/tag-links';
import { TopicRow } from './lists/topic-row';

const PresentCount = lazy(() =>
  import('./present-count').then((module) => ({ default: module.PresentCount })),
);
const OwnScreen = lazy(() => import('./own-screen').then((module) => ({ default: module.OwnScreen })));

/** The front door: what this is, what was asked lately, what nobody answered, study rooms; with `?view=mine` one's own part. */
export function CommunityHome({ rooms }: { rooms?: ReactNode }) {
  const [search] = useSearchParams();
  const isMine = search.get('view') === 'mine';
  useViewArrival(isMine ? 'mine' : 'home');
  return (
    <CommunityFrame>
      <div className="wrap">
        {isMine ? (
          <Suspense fallback={<ListSkeleton />}>
            <OwnScreen />
          </Suspense>
        ) : (
          <Home rooms={rooms} />
        )}
      </div>
    </CommunityFrame>
  );
}

function Home({ rooms }: { rooms: ReactNode }) {
  const { t } = useTranslation(['community', 'community-own', 'community-write']);
  const { t: posts } = useTranslation('posts');
  const { user } = useAuth();
  const address = readListAddress(new URLSearchParams(), currentLanguage());
  return (
    <>
      <PageHeader
        title={t('pages.community')}
        lead={t('home.lead')}
        aside={
          <div className="flex flex-wrap gap-3">
            <ButtonLink to={`${paths.communityQuestions}?ask=1`}>
              {t('community-write:ask.heading')}
            </ButtonLink>
            {user && (
              <ButtonLink to={`${paths.community}?view=mine`} variant="outline">
                {t('community-own:heading')}
              </ButtonLink>
            )}
          </div>
        }
      />
      <div className="grid gap-x-12 gap-y-12 pb-section lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="grid min-w-0 content-start gap-12">
          <Few sort="new" title={t('home.latest')} empty={t('empty.all')} />
          <Few sort="unanswered" title={t('home.unanswered')} empty={t('empty.unanswered')} />
          {rooms}
          <Section title={t('home.guidelines')}>
            <Guidelines />
          </Section>
        </div>
        <div className="grid content-start gap-8">
          {user ? (
            <p className="min-h-6 text-ink-soft" data-part="present">
              <Suspense fallback={null}>
                <PresentCount />
              </Suspense>
            </p>
          ) : null}
          <TagLinks address={address} />
          <SupportCard />
          <p className="text-sm text-ink-soft">{posts('unwatched')}</p>
          <p className="text-sm text-ink-soft">{posts('disclaimer')}</p>
        </div>
      </div>
    </>
  );
}

const few = 5;

function Few({ sort, title, empty }: { sort: TopicSort; title: string; empty: string }) {
  const { t } = useTranslation(['community', 'community-own', 'community-write']);
  const address = readListAddress(new URLSearchParams(), currentLanguage());
  const asked = { sort, langs: address.langs, tags: [] };
  const { data, error, isFetching, refetch } = useQuery(fewTopicsQuery(asked, few));
  const members = new Map(data?.members.map((member) => [member.id, member]));
  return (
    <Section
      title={title}
      action={
        <Link
          to={`${paths.communityQuestions}${listAddress(address, { sort })}`}
          className="link inline-flex min-h-11 items-center"
        >
          {t(sort === 'unanswered' ? 'home.allUnanswered' : 'community-write:ask.back')}
        </Link>
      }
    >
      {data ? (
        data.topics.length === 0 ? (
          <p className="text-ink-soft">{empty}</p>
        ) : (
          <ol className="divide-y divide-line border-y border-line">
            {data.topics.map((topic) => (
              <TopicRow
                key={topic.id}
                topic={topic}
                author={members.get(topic.author_profile_id ?? '') ?? null}
                level={3}
              />
            ))}
          </ol>
        )
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <ListSkeleton rows={few} />
      )}
    </Section>
  );
}
