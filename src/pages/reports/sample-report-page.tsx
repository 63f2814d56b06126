import { useParams } from 'react-router-dom';
import { NotFound } from '@/components/not-found';
import { SampleReport } from '@/features/reports/sample-report';
import { instruments } from '@/lib/assessments/instruments';

/** What the report of a test looks like, for anybody who thinks about buying it. */
export function SampleReportPage() {
  const { testKey } = useParams();
  const definition = instruments.find(({ routeKey }) => routeKey === testKey);
  // One about a child is told to a parent, who reads it there with a child in mind: a sample would be about nobody.
  if (!definition || definition.about === 'child') return <NotFound />;
  return <SampleReport key={definition.testId} definition={definition} />;
}
