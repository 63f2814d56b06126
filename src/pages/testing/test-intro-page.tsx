import { useParams } from 'react-router';
import { LoadingState } from '@/components/loading-state';
import { useAuth } from '@/contexts/auth';
import { ChooserButton } from '@/features/plans/chooser/chooser-button';
import { TestIntro } from '@/features/testing-hub/intro/test-intro';
import { TestNotFound } from '@/features/testing-hub/intro/test-not-found';
import { findOfferedTest } from '@/lib/assessments/hub';
import { findInstrument } from '@/lib/assessments/instruments';

export function TestIntroPage() {
  const { testId = '' } = useParams();
  const { user } = useAuth();
  const entry = findOfferedTest(testId);
  const definition = entry && findInstrument(entry.testId);
  if (!definition) return <TestNotFound />;
  if (!user) return <LoadingState className="min-h-[60dvh]" />;
  return (
    <TestIntro
      definition={definition}
      userId={user.id}
      plans={<ChooserButton suggested={definition.access === 'premium' ? 'premium' : 'plus'} />}
    />
  );
}
