import type { EngineView } from '@/lib/cognitive/engine/types';
import type { LetterSounds } from './letter-sounds';

/** Lets letters be heard instead of seen; countdown, feedback and pause keep their place on the screen as well. */
export function withSounds(
  view: EngineView<string>,
  sounds: Pick<LetterSounds, 'play' | 'tick' | 'feedback'>,
): EngineView<string> {
  let heardAt = 0;
  return {
    ...view,
    prepare() {},
    show(letter) {
      view.hide();
      heardAt = sounds.play(letter);
    },
    showCountdown(secondsLeft) {
      sounds.tick();
      view.showCountdown(secondsLeft);
    },
    showFeedback(code) {
      sounds.feedback(code);
      view.showFeedback(code);
    },
    onset: () => heardAt,
  };
}
