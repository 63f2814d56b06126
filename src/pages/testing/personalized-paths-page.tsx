import { LoadingState } from '@/components/loading-state';
import { useAuth } from '@/contexts/auth';
import { PathScreen } from '@/features/testing-hub/path/path-screen';

export function PersonalizedPathsPage() {
  const { user } = useAuth();
  return user ? <PathScreen userId={user.id} /> : <LoadingState className="min-h-[60dvh]" />;
}
