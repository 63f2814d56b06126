import type { AccessTier } from '@/lib/assessments/catalogue';
import { ChooserButton } from './chooser-button';
import { UpgradePrompt } from './upgrade-prompt';

/** What opens a closed test, at its gate: the plan it needs, and the plans side by side. */
export function TestGatePrompt({ access }: { access: AccessTier }) {
  const plan = access === 'premium' ? 'premium' : 'plus';
  return (
    <UpgradePrompt
      placement="feature_gate"
      context="testing_hub_banner"
      plan={plan}
      happened
      className="mt-6 w-full"
    >
      <ChooserButton suggested={plan} />
    </UpgradePrompt>
  );
}
