import { useAuth } from '@/contexts/auth';
import { FocusTrackFlow } from '@/features/focustrack/focustrack-flow';
import { UpgradePrompt } from '@/features/upgrade/upgrade-prompt';
import { focusTrack } from '@/lib/assessments/focustrack';
import { TestGatePrompt } from './test-gate-prompt';

/** Behind the sign-in guard, so there is always somebody. */
export function FocusTrackPage() {
  const { user } = useAuth();
  return user ? (
    <FocusTrackFlow
      key={user.id}
      userId={user.id}
      plans={<TestGatePrompt access={focusTrack.access} />}
      afterResult={<UpgradePrompt placement="test_results_footer" />}
    />
  ) : null;
}
