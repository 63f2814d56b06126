import { useEffect, useRef, useState } from 'react';
import type { View } from '../view';
import { heardIn, type RunSound } from './heard-in';

interface Asked {
  readonly variant: string;
  readonly go: () => void;
}

/** Sees to it that a variant by ear can be heard before anything of it begins. */
export function useSound(view: View) {
  const [opened, setOpened] = useState<{ sound: RunSound; variant: string } | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const toClose = useRef<RunSound>(null);
  useEffect(() => () => toClose.current?.player.close(), []);

  return {
    /** What runs and practice play with; null while nothing is open. */
    opened: opened?.sound ?? null,
    /** Whose sound is asked for on a screen of its own; null when none is. */
    asked,
    /** Goes on at once, or once the sounds of the variant are there. Called in a press. */
    ensure(variant: string, go: () => void) {
      if (heardIn(view, variant) === null) go();
      else if (opened?.variant === variant) {
        // Something else may have taken the sound meanwhile: a call, another tab.
        void opened.sound.player.resume();
        go();
      } else setAsked({ variant, go });
    },
    ready(sound: RunSound) {
      if (!asked) return;
      toClose.current?.player.close();
      toClose.current = sound;
      setOpened({ sound, variant: asked.variant });
      setAsked(null);
      asked.go();
    },
    cancel: () => setAsked(null),
  };
}
