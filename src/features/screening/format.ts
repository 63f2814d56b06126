/** A score or a difference in points: one decimal in the reader's format. */
export function scoreText(score: number, language: string): string {
  const format = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return format.format(score);
}

/** A whole percentage; `percent` from 0 to 100. */
export function percentText(percent: number, language: string): string {
  return new Intl.NumberFormat(language, { style: 'percent' }).format(percent / 100);
}

export function dateText(moment: number | string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(new Date(moment));
}
