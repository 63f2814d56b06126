/** '4:05' for 245 seconds; partly begun seconds count as whole, so that a clock ends at 0:00 exactly. */
export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
