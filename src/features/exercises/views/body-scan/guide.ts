/** What the guide says, one after the other; the whole time is shared among them. */
const parts = {
  usual: ['settle', 'feet', 'legs', 'hips', 'belly', 'back', 'chest', 'hands', 'neck', 'face', 'whole'],
  // Whoever stays with the body most of the time is left alone longer.
  long: ['settle', 'feet', 'legs', 'belly', 'chest', 'hands', 'face', 'whole'],
} as const;
type GuidePart = (typeof parts)['usual'][number];

/** The part that is looked at after so much of the time. */
export function partAt(gaps: keyof typeof parts, share: number): GuidePart {
  const list: readonly GuidePart[] = parts[gaps];
  return list[Math.min(list.length - 1, Math.floor(share * list.length))] ?? 'whole';
}
