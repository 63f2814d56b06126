export interface SelectOption {
  /** Never empty: an empty text means 'nothing chosen'. */
  value: string;
  label: string;
  disabled?: boolean;
  /** Language of the label when it differs from the page's. */
  lang?: string;
}

/** Letters typed within this time belong to one word. */
export const typeAheadResetMs = 1000;

/** @throws on an option whose value is empty, which could not be told from 'nothing chosen'. */
export function checkOptions(options: readonly SelectOption[]): void {
  if (options.some((option) => option.value === '')) {
    throw new Error('A select option must have a value that is not an empty string.');
  }
}

/** Next enabled option from `start` in steps of 1 or -1; -1 when there is none. */
export function nextEnabled(options: readonly SelectOption[], start: number, step: 1 | -1): number {
  for (let index = start; index >= 0 && index < options.length; index += step) {
    if (!options[index]?.disabled) return index;
  }
  return -1;
}

/**
 * The option that typing leads to: the next one after `active` whose label starts with the typed text, going round.
 * Repeating one letter steps through the options that start with it. Returns -1 when none does.
 */
export function typeAhead(options: readonly SelectOption[], active: number, typed: string): number {
  const letters = [...typed.toLocaleLowerCase()];
  const repeated = letters.length > 1 && letters.every((letter) => letter === letters[0]);
  const search = repeated ? (letters[0] ?? '') : letters.join('');
  // A longer word may still fit the option it is on; a single letter moves on.
  const first = search.length > 1 && !repeated ? active : active + 1;
  for (let offset = 0; offset < options.length; offset += 1) {
    const index = (Math.max(first, 0) + offset) % options.length;
    const option = options[index];
    if (option && !option.disabled && option.label.toLocaleLowerCase().startsWith(search)) return index;
  }
  return -1;
}

/** Where a key leads in an open list of `options`, or null when it is not a moving key. */
export function moveByKey(options: readonly SelectOption[], active: number, key: string): number | null {
  const stay = (index: number) => (index === -1 ? active : index);
  switch (key) {
    case 'ArrowDown':
      return stay(nextEnabled(options, active + 1, 1));
    case 'ArrowUp':
      return stay(nextEnabled(options, active === -1 ? options.length - 1 : active - 1, -1));
    case 'Home':
      return stay(nextEnabled(options, 0, 1));
    case 'End':
      return stay(nextEnabled(options, options.length - 1, -1));
    case 'PageDown':
      return stay(nextEnabled(options, Math.min(active + 10, options.length - 1), -1));
    case 'PageUp':
      return stay(nextEnabled(options, Math.max(active - 10, 0), 1));
    default:
      return null;
  }
}
