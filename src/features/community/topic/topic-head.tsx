import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { WholeTopic } from '@/api/community/shapes';
import { tagsQuery } from '@/api/community/topics';
import { Byline } from '@/components/posts/byline';
import { PostBody } from '@/components/posts/post-body';
import { PostTime } from '@/components/posts/post-time';
import { Notice } from '@/components/ui/notice';
import { paths } from '@/config/paths';
import { otherAnswers } from '@/lib/community/editing';
import { Folded } from '../folded';
import { useReader } from '../reader';
import { Comments } from './comments';
import { focusPost } from './focus-post';
import { FoldedSupport } from './folded-support';
import { PostActions } from './post-actions';
import { VoteButton } from './vote-button';
import { EditTopic } from './writing-parts';

/** What was asked, by whom, and how it stands; folded where the reader does not want to read its author. */
export function TopicHead({ whole, viewer }: TopicHeadProps) {
  const { topic } = whole;
  return (
    <article aria-labelledby={headingId} data-post={topic.id} tabIndex={-1}>
      <Folded author={topic.author_profile_id} headingId={headingId}>
        <Asked whole={whole} viewer={viewer} />
      </Folded>
    </article>
  );
}

interface TopicHeadProps {
  whole: WholeTopic;
  viewer: string | null;
}

const headingId = 'topic-title';

function Asked({ whole, viewer }: TopicHeadProps) {
  const { t, i18n } = useTranslation(['community-topic', 'community-errors']);
  const { t: posts } = useTranslation('posts');
  const { topic, page, members, comments } = whole;
  const { data: tags } = useQuery(tagsQuery());
  const { profile } = useReader();
  const [edits, setEdits] = useState(false);
  const endEdit = () => {
    setEdits(false);
    focusPost(topic.id);
  };
  const nameOf = (slug: string) => {
    const names = tags?.find((tag) => tag.slug === slug)?.names;
    return names?.[i18n.language] ?? names?.en ?? slug;
  };
  const author = members.find(({ id }) => id === topic.author_profile_id) ?? null;
  const others = otherAnswers(topic.answer_count, page.answers, profile?.id ?? null);
  return (
    <div className="grid gap-5">
      <h1
        id={headingId}
        tabIndex={-1}
        lang={topic.lang}
        dir="auto"
        className="font-serif text-2xl wrap-anywhere"
      >
        {topic.title}
      </h1>
      <Byline author={author} isSeed={topic.is_seed}>
        {topic.is_seed ? <span>{posts('starter')}</span> : <PostTime at={topic.created_at} />}
        {topic.edited_at && <PostTime at={topic.edited_at} say={(time) => t('edited', { time })} />}
      </Byline>
      {topic.state === 'pending' && <Notice>{t('pending')}</Notice>}
      {topic.state === 'hidden' && <Notice tone="caution">{t('hidden')}</Notice>}
      {topic.state === 'locked' && <Notice>{t('community-errors:locked')}</Notice>}
      {edits && <EditTopic topic={topic} otherAnswers={others} onDone={endEdit} />}
      {!edits && topic.body !== '' && <PostBody text={topic.body} lang={topic.lang} />}
      <ul className="flex flex-wrap gap-2">
        {topic.tags.map((slug) => (
          <li key={slug}>
            <Link
              to={`${paths.communityQuestions}?tag=${slug}`}
              className="inline-flex min-h-9 items-center rounded-full border border-line-strong px-3 text-sm hover:border-ink"
            >
              {nameOf(slug)}
            </Link>
          </li>
        ))}
      </ul>
      {topic.support_card && <FoldedSupport />}
      <div className="flex flex-wrap items-center gap-2">
        <VoteButton
          topicId={topic.id}
          viewer={viewer}
          post={{
            kind: 'topic',
            id: topic.id,
            votes: topic.votes,
            voted: topic.voted,
            author: topic.author_profile_id,
          }}
          isShown={topic.state !== 'pending' && topic.state !== 'hidden'}
        />
        <PostActions
          post={{ ...topic, kind: 'topic' }}
          topic={topic}
          label={t('actions.topic')}
          otherAnswers={others}
          onEdit={() => setEdits(true)}
        />
      </div>
      <Comments on="topic" postId={topic.id} topic={topic} comments={comments} members={members} />
    </div>
  );
}
