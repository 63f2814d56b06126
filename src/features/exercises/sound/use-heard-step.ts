import { useContext, useEffect, useRef } from 'react';
import { soundLeadMs } from '@/components/trial-stage/sound-player';
import { playSignal } from '@/components/trial-stage/with-sounds';
import type { HeardLists } from '@/lib/exercises/heard';
import { EnvironmentContext } from '../player/environment';
import { SoundContext } from './heard-in';

interface HeardStep<Item> {
  readonly item: Item;
  readonly config: { readonly variant: string };
  readonly isPractice: boolean;
}

/**
 * Plays a step from its first frame on, in time with `useSequence`, and two rising tones when it is time to answer.
 * Planned at once on the clock of the sound device, so that a busy page does not shake its rhythm.
 * @param endMs when an answer is possible; null where nothing is to be heard of it
 * @returns whether what is heard is seen as well: in variants of that kind, and as captions while one practises
 */
export function useHeardStep<Item>(
  heard: HeardLists<Item>,
  { item, config, isPractice }: HeardStep<Item>,
  endMs: number | null,
): boolean {
  const { createClock } = useContext(EnvironmentContext);
  const sound = useContext(SoundContext);
  const isHeard = heard.variants.includes(config.variant);
  const planned = useRef({ list: heard.list(item), endMs });
  const player = isHeard ? sound?.player : undefined;
  useEffect(() => {
    if (!player) return;
    const { list, endMs: end } = planned.current;
    // All as late as the first one has to be.
    const shift = Math.max(0, soundLeadMs - (list[0]?.at ?? soundLeadMs));
    const clock = createClock();
    const frame = clock.requestFrame(() => {
      for (const { at, cue } of list) player.play(cue, at + shift);
      if (end !== null) playSignal(player, true, end + shift);
    });
    return () => {
      clock.cancelFrame(frame);
      player.stop();
    };
  }, [createClock, player]);
  const hasCaptions = isPractice && sound !== null && sound.textOf !== null;
  return !isHeard || hasCaptions || (heard.alsoSeen?.includes(config.variant) ?? false);
}
