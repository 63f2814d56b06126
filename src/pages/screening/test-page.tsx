import { useLocation } from 'react-router';
import { useAuth } from '@/contexts/auth';
import { TestGate } from '@/features/screening/gate/test-gate';
import { ScreeningFlow } from '@/features/screening/screening-flow';
import { UpgradePrompt } from '@/features/upgrade/upgrade-prompt';
import { instruments } from '@/lib/assessments/instruments';
import { TestGatePrompt } from './test-gate-prompt';

/** A test of an account, by its address; behind the sign-in guard. */
export function TestPage() {
  const { user } = useAuth();
  const { pathname } = useLocation();
  const definition = instruments.find(({ route }) => route === pathname.replace(/\/$/, ''));
  if (!user || !definition) return null;
  return (
    <ScreeningFlow
      key={`${definition.testId} ${user.id}`}
      definition={definition}
      intro={
        <TestGate
          definition={definition}
          userId={user.id}
          plans={<TestGatePrompt access={definition.access} />}
        />
      }
      afterResult={<UpgradePrompt placement="test_results_footer" />}
    />
  );
}
