import type { TimedItem } from '@/lib/exercises/engine/timeline';
import type { TimedView } from '@/lib/exercises/engine/types';
import type { HeardMoments } from '@/lib/exercises/heard';
import { type Cue, tone } from '@/lib/sounds/cue';
import { type SoundPlayer, soundLeadMs } from './sound-player';

const shortMs = 70;
/** Pairs that rise or fall: no sound of an exercise does. */
const rising = [tone(523, shortMs), tone(784, shortMs)] as const;
const falling = [tone(392, shortMs), tone(262, shortMs)] as const;
const tick = tone(660, shortMs);
const goodNews: ReadonlySet<string> = new Set(['correct', 'held', 'time']);

/** Everything that is played around what is asked. */
export const signalTones: readonly Cue[] = [...rising, ...falling, tick];

type Playing = Pick<SoundPlayer, 'play'>;

/** Says that it is one's turn, or that it was right: it rises. */
export function playSignal(player: Playing, isGood: boolean, delayMs = 0): void {
  (isGood ? rising : falling).forEach((cue, i) => {
    player.play(cue, delayMs + i * shortMs);
  });
}

export interface HeardView<Item> {
  readonly player: Pick<SoundPlayer, 'ready' | 'play' | 'stop'>;
  readonly heard: Pick<HeardMoments<Item>, 'at'>;
  /** Moments are seen as well, and answers are counted from when they are. */
  readonly isSeen: boolean;
  readonly now: () => number;
  /** Where what is heard is written, and how; null without captions. */
  readonly captions: { readonly node: { textContent: string | null }; textOf(cue: Cue): string } | null;
}

/**
 * Lets the moments of trials be heard. What the view shows of them is its own affair; where nothing is seen, the onset
 * of a moment is when its sound is heard.
 */
export function withSounds<Item extends TimedItem>(
  view: TimedView<Item>,
  { player, heard, isSeen, now, captions }: HeardView<Item>,
): TimedView<Item> {
  let cues: readonly (Cue | null)[] = [];
  let texts: readonly string[] = [];
  let heardAt = 0;
  const write = (text: string) => {
    if (captions) captions.node.textContent = text;
  };
  const silence = () => {
    player.stop();
    write('');
  };

  return {
    ...view,
    ready(item) {
      view.ready(item);
      cues = item.timeline.moments.map(({ face }) => (face === null ? null : heard.at(item, face)));
      texts = cues.map((cue) => (cue && captions ? captions.textOf(cue) : ''));
      for (const cue of cues) if (cue) player.ready(cue);
    },
    show(index) {
      const cue = cues[index];
      // A moment without a sound takes its time as if it had one, so that those of a trial keep their distance.
      heardAt = cue ? player.play(cue) : now() + soundLeadMs;
      view.show(index);
      if (cue) write(texts[index] ?? '');
    },
    hide() {
      silence();
      view.hide();
    },
    blank() {
      silence();
      view.blank();
    },
    showPause(reason) {
      silence();
      view.showPause(reason);
    },
    showCountdown(secondsLeft) {
      player.play(tick, 0);
      view.showCountdown(secondsLeft);
    },
    showFeedback(code, value) {
      playSignal(player, goodNews.has(code));
      view.showFeedback(code, value);
    },
    ...(!isSeen && { onset: () => heardAt }),
  };
}
