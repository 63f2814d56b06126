import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer, Byline as Author, Comment, Topic } from '@/api/community/shapes';
import { Byline } from '@/components/posts/byline';
import { PostBody } from '@/components/posts/post-body';
import { PostTime } from '@/components/posts/post-time';
import { Badge } from '@/components/ui/badge';
import { Notice } from '@/components/ui/notice';
import { useFormats } from '@/i18n/use-formats';
import { Folded } from '../folded';
import { Comments } from './comments';
import { focusPost } from './focus-post';
import { FoldedSupport } from './folded-support';
import { PostActions } from './post-actions';
import { VoteButton } from './vote-button';
import { EditAnswer } from './writing-parts';

export interface AnswerPostProps {
  answer: Answer;
  isVoted: boolean;
  topic: Topic;
  viewer: string | null;
  comments: readonly Comment[];
  members: readonly Author[];
}

const hasSame = <Item,>(before: readonly Item[], after: readonly Item[]) =>
  before.length === after.length && before.every((item, at) => item === after[at]);

/** Drawn anew where something of it changed: there can be hundreds, and a press concerns one. */
export const AnswerPost = memo(
  OneAnswer,
  (before, after) =>
    before.answer === after.answer &&
    before.isVoted === after.isVoted &&
    before.topic === after.topic &&
    before.viewer === after.viewer &&
    hasSame(before.comments, after.comments) &&
    hasSame(before.members, after.members),
);

function OneAnswer({ answer, isVoted, topic, viewer, comments, members }: AnswerPostProps) {
  const { t } = useTranslation('community-topic');
  const { t: posts } = useTranslation('posts');
  const { ago } = useFormats();
  const [now] = useState(() => Date.now());
  const [edits, setEdits] = useState(false);
  const endEdit = () => {
    setEdits(false);
    focusPost(answer.id);
  };
  const author = members.find(({ id }) => id === answer.author_profile_id) ?? null;
  const name = author?.handle ?? posts(answer.is_seed ? 'team' : 'formerMember');
  return (
    <Folded author={answer.author_profile_id}>
      <article aria-label={t('answerBy', { name, time: ago(answer.created_at, now) })} className="grid gap-4">
        {answer.accepted && (
          <p>
            <Badge>{t('accepted')}</Badge>
          </p>
        )}
        <Byline author={author} isSeed={answer.is_seed}>
          <PostTime at={answer.created_at} />
          {answer.edited_at && <PostTime at={answer.edited_at} say={(time) => t('edited', { time })} />}
        </Byline>
        {answer.state === 'pending' && <Notice>{t('pending')}</Notice>}
        {answer.state === 'hidden' && <Notice tone="caution">{t('hidden')}</Notice>}
        {edits ? (
          <EditAnswer answer={answer} onDone={endEdit} />
        ) : (
          <PostBody text={answer.body} lang={answer.lang} />
        )}
        {answer.support_card && <FoldedSupport />}
        <div className="flex flex-wrap items-center gap-2">
          <VoteButton
            topicId={topic.id}
            viewer={viewer}
            post={{
              kind: 'answer',
              id: answer.id,
              votes: answer.votes,
              voted: isVoted,
              author: answer.author_profile_id,
            }}
            isShown={answer.state === 'visible'}
          />
          <PostActions
            post={{ ...answer, kind: 'answer' }}
            topic={topic}
            label={t('actions.answer', { name, time: ago(answer.created_at, now) })}
            onEdit={() => setEdits(true)}
          />
        </div>
        <Comments on="answer" postId={answer.id} topic={topic} comments={comments} members={members} />
      </article>
    </Folded>
  );
}
