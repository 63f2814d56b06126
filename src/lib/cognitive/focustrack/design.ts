/**
 * The FocusTrack Attention Test: a continuous performance test in which every letter but X is answered
 * (Rosvold 1956, J Consult Psychol; layout after Conners & Sitarenios 2011, Encycl Clin Neuropsychol).
 * A change of any number here raises one of the versions.
 */
export const taskVersion = '1.0.0';
export const scoringVersion = '1.0.0';
export const scaleVersion = '1.0.0';

/** 'audio': spoken letters for people who cannot see them, slower and with a history of its own. */
export const attentionVariants = ['letters', 'symbols', 'audio'] as const;
export type FocustrackVariant = (typeof attentionVariants)[number];

/** T: press. X: wait. */
export type TrialKind = 'T' | 'X';

export const blockCount = 6;
export const trialsPerPace = 20;
export const waitsPerPace = 4;
export const trialsPerBlock = 3 * trialsPerPace;
export const trialCount = blockCount * trialsPerBlock;

export const practiceTrialCount = 24;
export const practiceWaitCount = 5;
export const maxPracticeRounds = 3;
/** How long the feedback word of the practice stands between two trials. */
export const practiceFeedbackMs = 400;

export const letterShownMs = 250;
/** Nothing driven by a stimulus is faster (Luce 1986, Response Times; Whelan 2008, Psychol Rec). */
export const fastestAnswerMs = 100;
/** A press later than this is no answer to its letter. */
const ANSWER_WINDOW_MS = 1500;

/** Onset to onset times of the visual test. */
const PACES_MS = [1000, 2000, 4000] as const;
/** Speech takes longer to take in than a letter. */
const AUDIO_FACTOR = 1.5;

/** The three onset-to-onset times of a variant, quickest first, in milliseconds. */
export function pacesOf(variant: FocustrackVariant): readonly [number, number, number] {
  const factor = variant === 'audio' ? AUDIO_FACTOR : 1;
  return [PACES_MS[0] * factor, PACES_MS[1] * factor, PACES_MS[2] * factor];
}

export function answerWindowMs(soaMs: number): number {
  return Math.min(soaMs, ANSWER_WINDOW_MS);
}

interface StimulusSet {
  readonly wait: string;
  readonly targets: readonly string[];
}

/** No K, V, Y (resemble X) and no I, O. */
const letters: StimulusSet = {
  wait: 'X',
  targets: ['A', 'B', 'C', 'D', 'E', 'F', 'H', 'L', 'N', 'P', 'S', 'T'],
};
/** Names of drawn shapes for readers of other scripts; every shape but the star is answered. */
const symbols: StimulusSet = {
  wait: 'star',
  targets: [
    'circle',
    'square',
    'triangle',
    'diamond',
    'hexagon',
    'crescent',
    'heart',
    'drop',
    'ring',
    'arch',
    'bar',
    'arrow',
  ],
};

export function stimuliOf(variant: FocustrackVariant): StimulusSet {
  return variant === 'symbols' ? symbols : letters;
}
