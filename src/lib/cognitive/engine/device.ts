/** What presses come from; comparisons stay within one of them. A single switch sends Space: keyboard. */
export const devices = ['keyboard', 'mouse', 'touch'] as const;
export type Device = (typeof devices)[number];

export const interruptionReasons = ['hidden', 'blur', 'escape', 'fullscreen', 'rotated'] as const;
export type InterruptionReason = (typeof interruptionReasons)[number];
