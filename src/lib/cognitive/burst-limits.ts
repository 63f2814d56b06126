/** What is said of a focus burst, and how long it may be. Apart from its clock: lists, sums and contracts need no more. */
export const moods = ['energetic', 'focused', 'calm', 'tired', 'stressed', 'neutral'] as const;
export type Mood = (typeof moods)[number];

export const minBurstMinutes = 1;
export const maxBurstMinutes = 120;

/** Characters. */
export const maxTaskLength = 120;
export const maxStepLength = 200;
export const maxNotesLength = 1000;
