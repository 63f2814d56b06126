import { SnapshotIntro } from '@/features/screening/intro/snapshot-intro';
import { ScreeningFlow } from '@/features/screening/screening-flow';
import { UpgradePrompt } from '@/features/upgrade/upgrade-prompt';
import { focusSnapshot } from '@/lib/assessments/focus-snapshot';

export function FocusSnapshotPage() {
  return (
    <ScreeningFlow
      definition={focusSnapshot}
      intro={<SnapshotIntro definition={focusSnapshot} />}
      afterResult={<UpgradePrompt placement="test_results_footer" />}
    />
  );
}
