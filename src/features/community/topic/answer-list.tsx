import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { Answer, Byline as Author, WholeTopic } from '@/api/community/shapes';
import { moreAnswersQuery } from '@/api/community/topic';
import { Button } from '@/components/ui/button';
import { useFormats } from '@/i18n/use-formats';
import { AnswerPost } from './answer-post';
import { NewerAnswers } from './newer-answers';
import { useLateDeletes } from './use-late-delete';
import { ReplyComposer } from './writing-parts';

/** Answers in their order, the accepted one first, and the field for one's own. */
export function AnswerList({ whole, viewer }: { whole: WholeTopic; viewer: string | null }) {
  const { t } = useTranslation(['community-topic', 'community-own', 'community-write']);
  const { count } = useFormats();
  const { pathname } = useLocation();
  const { topic, page } = whole;
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    moreAnswersQuery(topic.id, viewer),
  );
  // The first page is the question's own, which votes change; the others follow it.
  const pages = [page, ...(data?.pages.slice(1) ?? [])];
  const members = new Map<string, Author>();
  for (const member of [...whole.members, ...pages.flatMap((each) => each.members)])
    members.set(member.id, member);
  const deleted = useLateDeletes();
  const isOpen = topic.state === 'open' || topic.state === 'answered';
  const seen = new Set<string>();
  const answers: Answer[] = [];
  for (const answer of pages.flatMap((each) => each.answers)) {
    if (!seen.has(answer.id) && !deleted.has(answer.id)) answers.push(answer);
    seen.add(answer.id);
  }
  const voted = new Set(pages.flatMap((each) => each.voted));
  const comments = pages.flatMap((each) => each.comments);
  const newer = <NewerAnswers topic={topic} viewer={viewer} />;
  return (
    <section aria-labelledby="answers" className="grid gap-6">
      <h2 id="answers" tabIndex={-1} className="border-t border-line pt-6 text-xl">
        {t('community-own:member.answers', { count: topic.answer_count, shown: count(topic.answer_count) })}
      </h2>
      {answers.length === 0 ? (
        <div>
          {isOpen && <p className="text-ink-soft">{t('noAnswers')}</p>}
          {newer}
        </div>
      ) : (
        <div>
          <ol className="grid divide-y divide-line [&>li:not(:first-child)]:pt-7 [&>li:not(:last-child)]:pb-7">
            {answers.map((answer) => (
              <li key={answer.id} data-post={answer.id} tabIndex={-1}>
                {/* Wider than its text, so that what has the focus at its edge keeps its outline. */}
                <div className="when-near -m-3 p-3 [contain-intrinsic-block-size:auto_18rem]">
                  <AnswerPost
                    answer={answer}
                    isVoted={voted.has(answer.id)}
                    topic={topic}
                    viewer={viewer}
                    comments={comments.filter(({ answer_id }) => answer_id === answer.id)}
                    members={[...members.values()]}
                  />
                </div>
              </li>
            ))}
          </ol>
          {newer}
        </div>
      )}
      {hasNextPage && (
        <Button
          variant="outline"
          className="justify-self-start"
          busy={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {t('more')}
        </Button>
      )}
      {isOpen && (
        <section aria-label={t('community-write:reply.answer')} className="border-t border-line pt-6">
          <ReplyComposer
            topicId={topic.id}
            reply={{ kind: 'answer' }}
            returnTo={pathname}
            onSent={() => {}}
          />
        </section>
      )}
    </section>
  );
}
