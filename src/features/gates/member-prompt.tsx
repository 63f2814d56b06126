import { useSubscription } from '@/contexts/subscription';
import { type PromptContext, type PromptPlacement, promptAt } from '@/lib/upgrade/prompts';
import { isPromptFor, promptViewer } from '@/lib/upgrade/viewer';
import { TimedPrompt, type TimedPromptProps } from './timed-prompt';

/** A prompt for somebody signed in; nothing as long as their plan is not known. */
export function MemberPrompt(props: Omit<TimedPromptProps, 'viewer'>) {
  const { status, subscription } = useSubscription();
  if (status !== 'ready') return null;
  const viewer = promptViewer(true, subscription);
  return isPromptFor(props.prompt, viewer) ? <TimedPrompt viewer={viewer} {...props} /> : null;
}

export interface PlacedPromptProps extends Omit<TimedPromptProps, 'viewer' | 'prompt'> {
  placement: PromptPlacement;
  /** Of the placement's contexts; its first one without it. */
  context?: PromptContext;
}

/** The same by its place. */
export function PlacedPrompt({ placement, context, ...props }: PlacedPromptProps) {
  return <MemberPrompt prompt={promptAt(placement, context)} {...props} />;
}
