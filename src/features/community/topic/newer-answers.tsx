import { useIsFetching, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { communityKeys } from '@/api/community/keys';
import type { Topic } from '@/api/community/shapes';
import { answerCountQuery } from '@/api/community/topic';
import { useLiveHints } from '@/contexts/use-live-hints';
import { useFormats } from '@/i18n/use-formats';
import { NewsBar } from '../news-bar';

/** 'n new answers. Show'. */
export function NewerAnswers({ topic, viewer }: { topic: Topic; viewer: string | null }) {
  const { t } = useTranslation('community-topic');
  const { count } = useFormats();
  const client = useQueryClient();
  const queryKey = communityKeys.topic(topic.id, viewer);
  const { data } = useQuery(answerCountQuery(topic.id, topic.answer_count));
  useLiveHints(viewer && `topic:${topic.id}`, communityKeys.newer({ topic: topic.id }));
  // What is being read anew is no news.
  const isReading = useIsFetching({ queryKey, exact: true }) > 0;
  const newer = isReading ? 0 : Math.max(0, data - topic.answer_count);
  const show = () => {
    document.getElementById('answers')?.focus({ preventScroll: true });
    void client.invalidateQueries({ queryKey });
  };
  return (
    <NewsBar
      text={newer > 0 ? t('newer', { count: newer, shown: count(newer) }) : null}
      show={t('words.show')}
      onShow={show}
    />
  );
}
