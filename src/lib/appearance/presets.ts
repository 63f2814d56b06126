import { type Display, defaultDisplay, isSameDisplay } from './display.ts';

/**
 * Ready-made mixes, free for everybody. What a mix does not name is as it was delivered; light or dark stays as the
 * person has it, except in the first, which gives everything back to the device.
 */
const mixes = {
  device: { theme: 'system' },
  calm: { motion: 'none', contrast: 'soft', density: 'roomy', sound: 'quiet' },
  clear: { contrast: 'high', textSize: '125', letterSpacing: 'wide', lineSpacing: 'wide', density: 'roomy' },
  reading: { font: 'atkinson', letterSpacing: 'wide', lineSpacing: 'wider', lineLength: 'short' },
  openDyslexic: { font: 'opendyslexic', letterSpacing: 'wide', lineSpacing: 'wider', lineLength: 'short' },
  focus: { motion: 'reduced', density: 'compact', sound: 'off', focus: 'on' },
} as const satisfies Record<string, Partial<Display>>;

export type PresetId = keyof typeof mixes;
export const presetIds = Object.keys(mixes) as readonly PresetId[];

export function applyPreset(display: Display, id: PresetId): Display {
  return { ...defaultDisplay, theme: display.theme, ...mixes[id] };
}

/** The mix that is on, or null when the person has a mix of their own. */
export function presetOf(display: Display): PresetId | null {
  return presetIds.find((id) => isSameDisplay(display, applyPreset(display, id))) ?? null;
}
