import { useSubscription } from '@/contexts/subscription';
import { isPromptFor, promptViewer } from '@/lib/upgrade/viewer';
import { TimedPrompt, type TimedPromptProps } from './timed-prompt';

/** A prompt for somebody signed in; nothing as long as their plan is not known. */
export function MemberPrompt(props: Omit<TimedPromptProps, 'viewer'>) {
  const { status, subscription } = useSubscription();
  if (status !== 'ready') return null;
  const viewer = promptViewer(true, subscription);
  return isPromptFor(props.prompt, viewer) ? <TimedPrompt viewer={viewer} {...props} /> : null;
}
