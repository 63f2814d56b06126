/** Hands a value over as a readable JSON file. */
export function downloadJson(value: unknown, fileName: string): void {
  const url = URL.createObjectURL(
    new Blob([JSON.stringify(value, null, 2), '\n'], { type: 'application/json' }),
  );
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // Some browsers read the address only after the press is over.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** 'focus-clarity-lab-my-data-2026-11-20.json', by the calendar of the person's own place. */
export function dataFileName(now: Date): string {
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
  return `focus-clarity-lab-my-data-${day}.json`;
}
