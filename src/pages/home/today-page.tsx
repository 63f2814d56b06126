import { LoadingState } from '@/components/loading-state';
import { useAuth } from '@/contexts/auth';
import { NextStepCard } from '@/features/plans/next-step-card';
import { TodayScreen } from '@/features/today/today-screen';

/** The home page of signed-in people. */
export function TodayPage() {
  const { user } = useAuth();
  if (!user) return <LoadingState className="min-h-[60dvh]" />;
  return <TodayScreen userId={user.id} ofPlan={(plan) => <NextStepCard userId={user.id} plan={plan} />} />;
}
