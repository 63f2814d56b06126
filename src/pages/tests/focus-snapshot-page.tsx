import { ScreeningFlow } from '@/features/tests/screening-flow';
import { SnapshotIntro } from '@/features/tests/snapshot-intro';
import { focusSnapshot } from '@/lib/assessments/tests/focus-snapshot/definition';

export function FocusSnapshotPage() {
  return <ScreeningFlow definition={focusSnapshot} intro={<SnapshotIntro definition={focusSnapshot} />} />;
}
