/** '4:05' for 245 seconds; partly begun seconds count as whole, so that a clock ends at 0:00 exactly. */
export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Minutes for people, with at most one decimal: 4, 4.5. */
export function minutesText(seconds: number, language: string): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(seconds / 60);
}
