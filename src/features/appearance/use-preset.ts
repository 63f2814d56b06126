import { useState } from 'react';
import { currentDisplay, useAppearance } from '@/contexts/appearance';
import { type Display, isSameDisplay } from '@/lib/appearance/display';
import { applyPreset, type PresetId, presetOf } from '@/lib/appearance/presets';

interface LastStep {
  did: 'applied' | 'undone';
  before: Display;
  after: Display;
}

/** The mix that is on, and choosing one with a way back: a mix overwrites every single choice. */
export function usePreset() {
  const { display, changeDisplay } = useAppearance();
  const [last, setLast] = useState<LastStep | null>(null);
  const step = (did: LastStep['did'], after: Display) => {
    setLast({ did, before: currentDisplay(), after });
    changeDisplay(after);
  };
  // What was said of a step holds until the next single choice.
  const recent = last !== null && isSameDisplay(last.after, display) ? last : null;
  return {
    preset: presetOf(display),
    recent: recent?.did ?? null,
    choose: (id: PresetId) => step('applied', applyPreset(currentDisplay(), id)),
    undo: () => {
      if (recent) step('undone', recent.before);
    },
  };
}
