import { usePerson } from '@/contexts/auth';
import { PathScreen } from '@/features/tests/path-screen';

export function PersonalizedPathsPage() {
  return <PathScreen userId={usePerson().id} />;
}
