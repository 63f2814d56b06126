import { useParams } from 'react-router-dom';
import { usePerson } from '@/contexts/auth';
import { TestIntro } from '@/features/tests/test-intro';
import { TestNotFound } from '@/features/tests/test-not-found';
import { findOfferedTest } from '@/lib/assessments/hub';
import { findInstrument } from '@/lib/assessments/instruments';

export function TestIntroPage() {
  const { testId = '' } = useParams();
  const user = usePerson();
  const entry = findOfferedTest(testId);
  const definition = entry && findInstrument(entry.testId);
  if (!definition) return <TestNotFound />;
  return <TestIntro definition={definition} userId={user.id} />;
}
