import { QuestionsScreen } from '@/features/community/questions-screen';

export function QuestionsPage() {
  return <QuestionsScreen />;
}
