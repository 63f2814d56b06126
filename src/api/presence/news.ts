import { createDeviceChannel } from '@/integrations/device-channel';

/** Between the tabs of a browser: that one of them was left, and what was chosen about being seen. */
export type PresenceNews = 'left' | 'seen' | 'unseen';

const channel = createDeviceChannel('fcl-presence', { toSelf: true });

export const tellPresenceNews = (news: PresenceNews): void => channel.announce(news);

/** Answers how to stop. */
export const onPresenceNews = (listener: (news: PresenceNews) => void): (() => void) =>
  channel.listen((said) => {
    if (said === 'left' || said === 'seen' || said === 'unseen') listener(said);
  });

const leaving = new Set<() => void>();

/** Is told before somebody signs out. Answers how to stop. */
export function onLeaving(leave: () => void): () => void {
  leaving.add(leave);
  return () => leaving.delete(leave);
}

/** Says of who signs out that they are not there any more. Nobody waits for it. */
export function leaveNow(): void {
  for (const leave of leaving) leave();
}
