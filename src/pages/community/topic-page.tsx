import { useParams } from 'react-router-dom';
import { TopicScreen } from '@/features/community/topic-screen';

export function TopicPage() {
  const { topicId = '' } = useParams();
  return <TopicScreen key={topicId} topicId={topicId} />;
}
