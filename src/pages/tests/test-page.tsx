import { useLocation } from 'react-router-dom';
import { NotFound } from '@/components/not-found';
import { usePerson } from '@/contexts/auth';
import { ScreeningFlow } from '@/features/tests/screening-flow';
import { TestGate } from '@/features/tests/test-gate';
import { instruments } from '@/lib/assessments/instruments';

/** A test of an account, by its address; behind the sign-in guard. */
export function TestPage() {
  const user = usePerson();
  const { pathname } = useLocation();
  const definition = instruments.find(({ route }) => route === pathname.replace(/\/$/, ''));
  if (!definition) {
    return (
      <main id="main" tabIndex={-1}>
        <NotFound />
      </main>
    );
  }
  return (
    <ScreeningFlow
      key={`${definition.testId} ${user.id}`}
      definition={definition}
      intro={<TestGate definition={definition} userId={user.id} />}
    />
  );
}
