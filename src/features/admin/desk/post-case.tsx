import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { adminKeys } from '@/api/admin/keys';
import { postQuery } from '@/api/admin/queues';
import type { JudgedPost } from '@/api/admin/shapes';
import { ErrorState } from '@/components/error-state';
import { PostTime } from '@/components/posts/post-time';
import { useRefusalText } from '@/components/posts/use-refusal-text';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { href, paths } from '@/config/paths';
import { deskOf } from '@/lib/admin/desk-address';
import { useDesk } from './desk-context';
import { EditPost } from './edit-post';
import { JudgedText, TwoVersions } from './judged-text';
import { MemberPanel } from './member-panel';
import { PostActions } from './post-actions';
import { SupportCardButton } from './support-card-button';
import { TopicTools } from './topic-tools';
import { useSeen } from './use-seen';

/** A post that was looked up: how it stands, how it stood, who wrote it, and what can be done. */
export function PostCase({ id }: { id: string }) {
  const { t } = useTranslation('admin-desk');
  const { userId } = useDesk();
  const explain = useRefusalText();
  const { data: post, error, isFetching, refetch } = useQuery(postQuery(userId, id));
  if (post) return <Found post={post} />;
  if (post === null) return <Notice role="status">{t('find.none')}</Notice>;
  if (!error) return <Skeleton className="h-96" />;
  return <ErrorState text={explain(error)} onRetry={() => void refetch()} retrying={isFetching} />;
}

const titleOf = ({ kind, title }: JudgedPost): string | null => (kind === 'topic' ? title : null);

function Found({ post }: { post: JudgedPost }) {
  const { t } = useTranslation('admin-desk');
  const { userId } = useDesk();
  const client = useQueryClient();
  const { kind, id, lang, state } = post;
  const whole = kind === 'topic' ? `${post.title}\n\n${post.body}` : post.body;
  const seen = useSeen(whole);
  const isDeleted = state === 'deleted';
  const again = () => void client.invalidateQueries({ queryKey: adminKeys.post(userId, id, 'case') });
  return (
    <>
      <div className="grid gap-2">
        <h2 className="text-xl">{t(`kinds.${kind}`)}</h2>
        {kind !== 'topic' && (
          <p dir="auto" className="text-sm text-ink-soft wrap-anywhere">
            {t('case.under', { title: post.title })}
          </p>
        )}
        <p className="text-sm text-ink-soft">
          <PostTime at={post.created_at} />
        </p>
      </div>
      {seen.before === null ? (
        <JudgedText kind={kind} lang={lang} title={titleOf(post)} text={post.body} />
      ) : (
        <TwoVersions kind={kind} lang={lang} before={seen.before} now={whole} onSeen={seen.take} />
      )}
      <p className="text-sm text-ink-soft">{t(post.shown ? 'case.shown' : 'case.notShown')}</p>
      <Ways post={post} />
      <PostActions post={post} onDone={again} onChanged={again} />
      <div className="flex flex-wrap gap-2">
        {!isDeleted && (
          <EditPost
            id={id}
            onSaved={() => {
              seen.changed();
              again();
            }}
          />
        )}
        {kind === 'topic' && !isDeleted && <TopicTools topicId={id} onDone={again} />}
        {post.shown && <SupportCardButton kind={kind} target={id} isOn={post.support_card} onDone={again} />}
      </div>
      <Earlier post={post} />
      <MemberPanel profileId={post.author_profile_id} />
    </>
  );
}

/** To its page, and to the report that is open about it. */
function Ways({ post: { topic_id, shown, report } }: { post: JudgedPost }) {
  const { t } = useTranslation('admin-desk');
  if (!shown && report === null) return null;
  return (
    <p className="flex flex-wrap gap-x-6 gap-y-2">
      {report !== null && (
        <Link
          className="inline-flex min-h-11 items-center font-medium text-accent underline"
          to={`${paths.adminDashboard}${deskOf('reports', { open: report })}`}
        >
          {t('find.report')}
        </Link>
      )}
      {shown && (
        <Link
          className="inline-flex min-h-11 items-center font-medium text-accent underline"
          to={href(paths.communityTopic, { topicId: topic_id })}
        >
          {t('find.page')}
        </Link>
      )}
    </p>
  );
}

function Earlier({ post: { kind, lang, earlier } }: { post: JudgedPost }) {
  const { t } = useTranslation('admin-desk');
  if (earlier.length === 0) return null;
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">{t('find.earlier')}</summary>
      <ol className="grid gap-4">
        {earlier.map(({ version, title, body, created_at }) => (
          <li key={version}>
            <p className="mb-2 text-sm text-ink-soft">
              {t('find.replaced')} <PostTime at={created_at} />
            </p>
            <JudgedText kind={kind} lang={lang} title={title} text={body} />
          </li>
        ))}
      </ol>
    </details>
  );
}
