import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ownPostsQuery } from '@/api/community/members';
import type { OwnPost } from '@/api/community/shapes';
import { ErrorState } from '@/components/error-state';
import { PostTime } from '@/components/posts/post-time';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { href, paths } from '@/config/paths';
import { plainExcerpt } from '@/lib/community/markdown';

/** Questions, answers and comments of the person, newest first. */
export function OwnPosts({ userId }: { userId: string }) {
  const { t } = useTranslation('community-own');
  const posts = useInfiniteQuery(ownPostsQuery(userId));
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = posts;
  if (!data) {
    if (!error) return <Skeleton className="h-40" />;
    return <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  const rows = data.pages.flat();
  if (rows.length === 0) return <p className="text-ink-soft">{t('posts.none')}</p>;
  return (
    <>
      <ul className="divide-y divide-line border-y border-line">
        {rows.map((post) => (
          <Row key={post.id} post={post} />
        ))}
      </ul>
      {hasNextPage && (
        <Button
          variant="outline"
          className="mt-4"
          busy={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {t('words.more')}
        </Button>
      )}
    </>
  );
}

function Row({ post }: { post: OwnPost }) {
  const { t } = useTranslation('community-own');
  return (
    <li className="grid gap-1 py-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
        <span>{t(`posts.${post.kind}`)}</span>
        <PostTime at={post.created_at} />
        {post.state === 'pending' && <Badge tone="outline">{t('posts.pending')}</Badge>}
        {post.state === 'hidden' && <Badge tone="danger">{t('posts.hidden')}</Badge>}
      </p>
      <Link
        to={href(paths.communityTopic, { topicId: post.topic_id })}
        dir="auto"
        className="font-semibold wrap-anywhere hover:underline"
      >
        {post.title}
      </Link>
      {post.body !== '' && (
        <p dir="auto" className="line-clamp-2 text-ink-soft wrap-anywhere">
          {plainExcerpt(post.body)}
        </p>
      )}
    </li>
  );
}
