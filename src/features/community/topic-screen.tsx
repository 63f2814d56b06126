import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { WholeTopic } from '@/api/community/shapes';
import { topicQuery } from '@/api/community/topic';
import { ErrorState } from '@/components/error-state';
import { LoadingState } from '@/components/loading-state';
import { NotFound } from '@/components/not-found';
import { SupportCard } from '@/components/posts/support-card';
import { TextWithParts } from '@/components/text-with-parts';
import { Notice } from '@/components/ui/notice';
import { href, paths } from '@/config/paths';
import { useAuth } from '@/contexts/auth';
import { usePageTitle } from '@/hooks/use-page-title';
import { AppError } from '@/lib/app-error';
import { CommunityFrame } from './community-frame';
import { useReader } from './reader';
import { AnswerList } from './topic/answer-list';
import { TopicHead } from './topic/topic-head';
import { useLateDeletes } from './topic/use-late-delete';

/** A question with its answers. What there is not and what somebody may not see look alike. */
export function TopicScreen({ topicId }: { topicId: string }) {
  const { user, status } = useAuth();
  const viewer = user?.id ?? null;
  const { data, error, isFetching, refetch } = useQuery({
    ...topicQuery(topicId, viewer),
    enabled: status !== 'loading',
  });
  const isDeleted = useLateDeletes().has(topicId);
  const isGone = error instanceof AppError && error.code === 'not_found';
  // It stood here a moment ago: whoever read it is told, whoever deleted it need not wonder.
  if (data && (isDeleted || isGone)) return <Removed />;
  if (data) {
    return (
      <CommunityFrame>
        <Whole whole={data} viewer={viewer} />
      </CommunityFrame>
    );
  }
  if (isGone) return <NotFound />;
  if (!error) return <LoadingState className="min-h-[60dvh]" />;
  return (
    <div className="wrap py-section">
      <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
    </div>
  );
}

/** A question that was taken away a moment ago; where its author did it, 'Undo' stands in the message. */
function Removed() {
  const { t } = useTranslation(['community-topic', 'community-write']);
  usePageTitle(t('deleted'));
  return (
    <div className="wrap grid justify-items-start gap-4 py-section">
      <h1 tabIndex={-1} className="text-2xl">
        {t('removed')}
      </h1>
      <Link to={paths.communityQuestions} className="link inline-flex min-h-11 items-center">
        {t('community-write:ask.back')}
      </Link>
    </div>
  );
}

function Whole({ whole, viewer }: { whole: WholeTopic; viewer: string | null }) {
  const { t } = useTranslation(['community-topic', 'community-write']);
  const { t: posts } = useTranslation('posts');
  const { topic } = whole;
  const duplicate = topic.duplicate_of;
  const isFolded = useReader().blocked.has(topic.author_profile_id ?? '');
  usePageTitle(isFolded ? posts('folded') : topic.title);
  return (
    <div className="wrap grid max-w-4xl gap-10 py-8 pb-section">
      <div className="grid gap-6">
        <Link to={paths.communityQuestions} className="link inline-flex min-h-11 w-fit items-center">
          {t('community-write:ask.back')}
        </Link>
        <TopicHead whole={whole} viewer={viewer} />
        {duplicate && (
          <Notice>
            <TextWithParts
              text={t('duplicate', { title: duplicate.title })}
              parts={{
                topic: (words) => (
                  <Link to={href(paths.communityTopic, { topicId: duplicate.id })} className="link">
                    {words}
                  </Link>
                ),
              }}
            />
          </Notice>
        )}
      </div>
      <AnswerList whole={whole} viewer={viewer} />
      <footer className="grid gap-4">
        <p className="text-sm text-ink-soft">
          {posts('disclaimer')}{' '}
          <Link to={paths.medicalDisclaimer} className="link">
            {t('words.readDisclaimer')}
          </Link>
        </p>
        <SupportCard />
      </footer>
    </div>
  );
}
