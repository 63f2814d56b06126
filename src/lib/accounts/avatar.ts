/** Ids of the drawn pictures a person may choose; profiles.avatar takes no other. */
export const avatarIds = [
  'focus',
  'ripple',
  'orbit',
  'eclipse',
  'pair',
  'chain',
  'petals',
  'horizon',
  'spiral',
  'compass',
  'stars',
  'bridge',
] as const;
export type AvatarId = (typeof avatarIds)[number];

/** The first thing a person sees of a text: one letter, sign or emoji, however many code points it takes. */
function firstGrapheme(text: string): string {
  for (const { segment } of new Intl.Segmenter().segment(text)) return segment;
  return '';
}

/**
 * One or two signs that stand for a person without a picture: first and last word of the name, else the first sign of
 * the address. Names written without spaces give one sign. Empty only when both are empty.
 */
export function initialsOf(name: string | null, email: string): string {
  const words = (name ?? '').trim().split(/\s+/).filter(Boolean);
  const first = words[0] ?? email.trim();
  const last = words.length > 1 ? (words.at(-1) ?? '') : '';
  return (firstGrapheme(first) + firstGrapheme(last)).toUpperCase();
}
