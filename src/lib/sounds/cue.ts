import type { Language } from '../../config/languages.ts';

/** One ear; both without it. */
export type Side = 'left' | 'right';

/** Something that is heard: a spoken file, a tone or a burst of noise. */
export type Cue =
  | {
      readonly kind: 'spoken';
      /** Folder and name under `public/audio`, without the language: `digits/3`. */
      readonly sound: string;
    }
  | { readonly kind: 'tone'; readonly hz: number; readonly ms: number; readonly side?: Side }
  | { readonly kind: 'noise'; readonly ms: number; readonly side?: Side };

export type SpokenCue = Extract<Cue, { kind: 'spoken' }>;

export const spoken = (sound: string): SpokenCue => ({ kind: 'spoken', sound });

export function tone(hz: number, ms: number, side?: Side): Cue {
  return side ? { kind: 'tone', hz, ms, side } : { kind: 'tone', hz, ms };
}

export const noise = (ms: number): Cue => ({ kind: 'noise', ms });

/** The same for cues that sound alike. */
export function cueName(cue: Cue): string {
  if (cue.kind === 'spoken') return cue.sound;
  const side = cue.side ?? 'both';
  return cue.kind === 'tone' ? `tone:${cue.hz}:${cue.ms}:${side}` : `noise:${cue.ms}:${side}`;
}

/** Address of a spoken file. */
export function soundFile(language: Language, sound: string): string {
  const [folder, name] = sound.split('/');
  return `/audio/${folder}/${language}/${name}.wav`;
}
