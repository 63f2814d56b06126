import { cx } from 'class-variance-authority';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { Byline as Author, Comment, Topic } from '@/api/community/shapes';
import { Byline } from '@/components/posts/byline';
import { PostBody } from '@/components/posts/post-body';
import { PostTime } from '@/components/posts/post-time';
import { Button } from '@/components/ui/button';
import { afterDrawn } from '@/hooks/after-drawn';
import { useFormats } from '@/i18n/use-formats';
import { Folded } from '../folded';
import { FoldedSupport } from './folded-support';
import { PostActions } from './post-actions';
import { useLateDeletes } from './use-late-delete';
import { ReplyComposer } from './writing-parts';

export interface CommentsProps {
  on: 'topic' | 'answer';
  postId: string;
  topic: Topic;
  comments: readonly Comment[];
  members: readonly Author[];
}

/** Lines under a post, and one's own. */
export function Comments({ on, postId, topic, comments, members }: CommentsProps) {
  const { t } = useTranslation('community-topic');
  const { pathname } = useLocation();
  const [writes, setWrites] = useState(false);
  const id = useId();
  const deleted = useLateDeletes();
  const shown = comments.filter((comment) => !deleted.has(comment.id));
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setWrites(false);
    // Once it stands there again.
    afterDrawn(() => opener.current?.focus({ preventScroll: true }));
  };
  const isOpen = topic.state === 'open' || topic.state === 'answered';
  return (
    <div className={cx('grid gap-3', (shown.length > 0 || writes) && 'border-s-2 border-line ps-4')}>
      {shown.length > 0 && (
        <ul aria-label={t('comments')} className="grid gap-4">
          {shown.map((comment) => (
            <li key={comment.id} data-post={comment.id} tabIndex={-1}>
              <CommentRow comment={comment} topic={topic} members={members} />
            </li>
          ))}
        </ul>
      )}
      {isOpen && (
        <div id={id}>
          {writes ? (
            <ReplyComposer
              topicId={topic.id}
              reply={{ kind: 'comment', on, postId }}
              returnTo={pathname}
              onSent={close}
              onCancel={close}
            />
          ) : (
            <Button ref={opener} variant="link" onClick={() => setWrites(true)}>
              {t('comment')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

function CommentRow({
  comment,
  topic,
  members,
}: {
  comment: Comment;
  topic: Topic;
  members: readonly Author[];
}) {
  const { t } = useTranslation('community-topic');
  const { t: posts } = useTranslation('posts');
  const { ago } = useFormats();
  const [now] = useState(() => Date.now());
  const author = members.find(({ id }) => id === comment.author_profile_id) ?? null;
  const name = author?.handle ?? posts('formerMember');
  return (
    <Folded author={comment.author_profile_id}>
      <article
        aria-label={t('commentBy', { name, time: ago(comment.created_at, now) })}
        className="grid gap-1.5"
      >
        <PostBody text={comment.body} lang={comment.lang} plain />
        <Byline author={author}>
          <PostTime at={comment.created_at} />
          <PostActions
            post={{
              ...comment,
              kind: 'comment',
            }}
            topic={topic}
            label={t('actions.comment', { name, time: ago(comment.created_at, now) })}
          />
        </Byline>
        {comment.support_card && <FoldedSupport />}
        {comment.state === 'pending' && <p className="text-sm text-ink-soft">{t('pending')}</p>}
        {comment.state === 'hidden' && <p className="text-sm text-ink-soft">{t('hidden')}</p>}
      </article>
    </Folded>
  );
}
