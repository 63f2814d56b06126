import { Suspense } from 'react';
import { lazyWhenIdle } from '@/components/lazy-when-idle';
import type { PlacedPromptProps } from './member-prompt';

// No prompt is urgent.
const PlacedPrompt = lazyWhenIdle(() => import('./member-prompt').then((module) => module.PlacedPrompt));

/** The same as UpgradePrompt, for pages of people who are signed in: nothing of it comes with the page. */
export function OwnPrompt(props: PlacedPromptProps) {
  return (
    <Suspense fallback={null}>
      <PlacedPrompt {...props} />
    </Suspense>
  );
}
