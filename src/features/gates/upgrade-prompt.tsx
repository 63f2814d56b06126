import { type ReactNode, Suspense } from 'react';
import { lazyWhenIdle } from '@/components/lazy-when-idle';
import type { PaidTier } from '@/config/plans';
import { useAuth } from '@/contexts/auth';
import { useHydrated } from '@/hooks/use-hydrated';
import { type PromptContext, type PromptPlacement, promptAt } from '@/lib/upgrade/prompts';
import { isPromptFor, promptViewer } from '@/lib/upgrade/viewer';
import { TimedPrompt } from './timed-prompt';

// Brings the reading of the plan with it, which visitors do without. No prompt is urgent.
const MemberPrompt = lazyWhenIdle(() => import('./member-prompt').then((module) => module.MemberPrompt));

export interface UpgradePromptProps {
  placement: PromptPlacement;
  /** Of the placement's contexts; its first one without it. */
  context?: PromptContext;
  /** The plan it is about where that is fixed; else the next one up. */
  plan?: PaidTier;
  /** For prompts that answer to something: the feature was opened, the milestone reached. */
  happened?: boolean;
  className?: string;
  /** Another way to the same thing, after the button. */
  children?: ReactNode;
}

const visitor = promptViewer(false, null);

/**
 * A word on what a plan would open, in one of the places of the table (lib/upgrade/prompts). Renders nothing for people
 * it is not for. For signed-in people it needs a DataProvider above it.
 */
export function UpgradePrompt({ placement, context, ...props }: UpgradePromptProps) {
  const { status } = useAuth();
  const isHydrated = useHydrated();
  const prompt = promptAt(placement, context);
  if (!isHydrated || status === 'signed-out') {
    return isPromptFor(prompt, visitor) ? (
      <Suspense fallback={null}>
        <TimedPrompt key={String(isHydrated)} prompt={prompt} viewer={visitor} {...props} />
      </Suspense>
    ) : null;
  }
  if (status === 'loading' || prompt.audience === 'visitors') return null;
  return (
    <Suspense fallback={null}>
      <MemberPrompt prompt={prompt} {...props} />
    </Suspense>
  );
}
