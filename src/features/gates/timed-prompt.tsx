import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tellOffer } from '@/api/analytics/offers';
import type { PaidTier } from '@/config/plans';
import { type Prompt, timeBasedDelayMs } from '@/lib/upgrade/prompts';
import { isDue, isTriggered } from '@/lib/upgrade/timing';
import type { PromptViewer } from '@/lib/upgrade/viewer';
import { isPutAway, noteSeen, promptPast, putAway } from './prompt-memory';
import { PromptView } from './prompt-view';

export interface TimedPromptProps {
  prompt: Prompt;
  viewer: PromptViewer;
  plan?: PaidTier;
  happened?: boolean;
  className?: string;
  children?: ReactNode;
}

function mayCome({ context, frequency, dismissable }: Prompt): boolean {
  if (typeof window === 'undefined') return true;
  return !(dismissable && isPutAway(context)) && isDue(frequency, promptPast(context), Date.now());
}

/** A prompt from its trigger to 'Not now'. Whether it may come is settled once: it never vanishes while it is read. */
export function TimedPrompt({ prompt, happened = false, ...view }: TimedPromptProps) {
  const [isAllowed] = useState(() => mayCome(prompt));
  const [isAway, setAway] = useState(false);
  const onPageMs = useWaited(isAllowed && prompt.trigger === 'time-based') ? timeBasedDelayMs : 0;
  const { context, frequency } = prompt;
  const see = useCallback(() => {
    tellOffer({ event: 'offer_shown', context });
    // What comes every time leaves nothing on the device: nobody asks later whether it came.
    if (frequency !== 'always') noteSeen(context, Date.now());
  }, [context, frequency]);
  if (!isAllowed || !isTriggered(prompt.trigger, { onPageMs, happened })) return null;
  if (isAway) return <PutAway />;
  return (
    <PromptView
      prompt={prompt}
      onSeen={see}
      onOpened={() => tellOffer({ event: 'offer_opened', context })}
      onNotNow={() => {
        putAway(context);
        setAway(true);
      }}
      {...view}
    />
  );
}

function useWaited(isWaiting: boolean): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setOver(true), timeBasedDelayMs);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return isOver;
}

/** Takes the focus of the button that went away. */
function PutAway() {
  const { t } = useTranslation('upgrade');
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => note.current?.focus({ preventScroll: true }), []);
  return (
    <p ref={note} tabIndex={-1} data-print="hide" className="text-sm text-ink-soft">
      {t('putAway')}
    </p>
  );
}
