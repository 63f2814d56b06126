import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Byline as Author, ListedTopic } from '@/api/community/shapes';
import { Byline } from '@/components/posts/byline';
import { PostTime } from '@/components/posts/post-time';
import { Badge } from '@/components/ui/badge';
import { href, paths } from '@/config/paths';
import { useFormats } from '@/i18n/use-formats';
import { Folded } from '../folded';
import { useTagNames } from './use-tag-names';

type Shown = Pick<
  ListedTopic,
  'id' | 'title' | 'lang' | 'state' | 'is_seed' | 'votes' | 'answer_count' | 'created_at'
> &
  Partial<Pick<ListedTopic, 'tags' | 'pinned' | 'author_profile_id'>>;

export interface TopicRowProps {
  topic: Shown;
  /** null: nobody's any more; left out where it is not known who. */
  author?: Author | null;
  level?: 2 | 3;
}

/** A question in a list: what it asks, how far it got, who asks. */
export function TopicRow({ topic, author, level = 2 }: TopicRowProps) {
  const { t } = useTranslation(['community', 'community-own']);
  const { t: posts } = useTranslation('posts');
  const { count } = useFormats();
  const tagName = useTagNames();
  const Heading = `h${level}` as const;
  const facts = [
    t('community-own:member.answers', { count: topic.answer_count, shown: count(topic.answer_count) }),
    ...(topic.votes > 0 ? [t('helpful', { count: topic.votes, shown: count(topic.votes) })] : []),
  ];
  return (
    <li>
      <Folded author={topic.author_profile_id ?? null}>
        <article aria-labelledby={`topic-${topic.id}`} className="grid gap-2 py-5">
          <Heading
            id={`topic-${topic.id}`}
            lang={topic.lang}
            dir="auto"
            className="font-serif text-lg leading-snug wrap-anywhere"
          >
            <Link to={href(paths.communityTopic, { topicId: topic.id })} className="hover:underline">
              {topic.title}
            </Link>
          </Heading>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-ink-soft">
            {topic.pinned && <Badge tone="outline">{t('pinned')}</Badge>}
            {topic.state === 'answered' && <Badge>{t('answered')}</Badge>}
            {topic.state === 'locked' && <Badge tone="outline">{t('locked')}</Badge>}
            <span>{facts.join(' · ')}</span>
            {(topic.tags ?? []).map((tag) => (
              <Link
                key={tag}
                to={`${paths.communityQuestions}?tag=${tag}`}
                className="inline-flex min-h-6 items-center underline decoration-line-strong underline-offset-3 hover:text-ink"
              >
                {tagName(tag)}
              </Link>
            ))}
          </p>
          {author === undefined ? (
            <p className="text-sm text-ink-soft">
              <PostTime at={topic.created_at} />
            </p>
          ) : (
            <Byline author={author} isSeed={topic.is_seed}>
              {topic.is_seed ? <span>{posts('starter')}</span> : <PostTime at={topic.created_at} />}
            </Byline>
          )}
        </article>
      </Folded>
    </li>
  );
}
