import { type Language, scripts } from '../../config/languages.ts';
import type { Cue } from '../sounds/cue.ts';

interface HeardBase {
  /** Variants that play something. */
  readonly variants: readonly string[];
  /** Those of them in which it is seen as well. */
  readonly alsoSeen?: readonly string[];
  /** All that such a variant may play: loaded before the run. */
  all(variant: string): readonly Cue[];
  /** It matters in which ear a sound is: asked for before the run. */
  readonly needsBothEars?: true;
  /** Hearing it is the task, so that there is nothing to read along. */
  readonly isHearingTheTask?: true;
}

/** What the moments of a timed exercise sound like. */
export interface HeardMoments<Item> extends HeardBase {
  /** The sound of a moment by its face; null for one that makes none. */
  at(item: Item, face: string): Cue | null;
}

export interface ListedCue {
  /** Milliseconds from the start of the step. */
  readonly at: number;
  readonly cue: Cue;
}

/** What the steps of a self-paced exercise sound like. */
export interface HeardLists<Item> extends HeardBase {
  list(item: Item): readonly ListedCue[];
}

export type Heard<Item> = HeardMoments<Item> | HeardLists<Item>;

/** Letters have spoken names in these; the others use digits. */
export const hasSpokenLetters = (language: Language): boolean => scripts[language] === 'latin';

/** The variant with digits that stands beside one with letters. */
const digitTwin = (variant: string): string => (variant === 'letters' ? 'digits' : `${variant}-digits`);

/** Variants that are offered in a language: of letters and digits one, where both are there. */
export function variantsIn(language: Language, variants: readonly string[]): string[] {
  const withTwin = variants.filter((variant) => variants.includes(digitTwin(variant)));
  const without = hasSpokenLetters(language) ? withTwin.map(digitTwin) : withTwin;
  return variants.filter((variant) => !without.includes(variant));
}

/** The variant that stands for this one in a language. */
export function variantIn(language: Language, variant: string, variants: readonly string[]): string {
  const twin = digitTwin(variant);
  return !hasSpokenLetters(language) && variants.includes(twin) ? twin : variant;
}
