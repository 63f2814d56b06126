/**
 * How the product looks, moves and sounds for one person. Every field is one of a few words; the first of each is the
 * default. `public/theme.js` puts the others on <html> as data attributes of the same names.
 */
export const displayOptions = {
  theme: ['system', 'light', 'dark'],
  /** 'system' follows the device; 'reduced' keeps short fades; 'none' keeps nothing that moves. */
  motion: ['system', 'reduced', 'none'],
  /** 'normal' follows the device when that asks for more contrast. */
  contrast: ['normal', 'high', 'soft'],
  font: ['standard', 'atkinson', 'opendyslexic'],
  /** Per cent of the device's own size. */
  textSize: ['100', '110', '125', '150'],
  letterSpacing: ['standard', 'wide', 'wider'],
  lineSpacing: ['standard', 'wide', 'wider'],
  lineLength: ['standard', 'short'],
  density: ['normal', 'compact', 'roomy'],
  sound: ['on', 'quiet', 'off'],
  /** 'on' hides everything around the page itself. */
  focus: ['off', 'on'],
} as const;

type Options = typeof displayOptions;
export type DisplayField = keyof Options;
export type Display = { readonly [Field in DisplayField]: Options[Field][number] };

export const displayFields = Object.keys(displayOptions) as readonly DisplayField[];

/** Each field from `choose`, or its default where that answers with no word of the field. */
function fill(choose: (field: DisplayField) => unknown): Display {
  const chosen = displayFields.map((field) => {
    const options: readonly unknown[] = displayOptions[field];
    const value = choose(field);
    return [field, options.includes(value) ? value : options[0]];
  });
  // Built from the table itself, field by field; the types cannot follow that.
  return Object.fromEntries(chosen) as unknown as Display;
}

export const defaultDisplay: Display = fill(() => undefined);

/** Reads what was stored, of this or any other version: a field that is unknown or broken falls back alone. */
export function parseDisplay(stored: unknown): Display {
  const given = typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {};
  return fill((field) => (Object.hasOwn(given, field) ? given[field] : undefined));
}

/** Whether something was stored that says anything about the display; an empty object does not. */
export function hasDisplay(stored: unknown): boolean {
  return typeof stored === 'object' && stored !== null && displayFields.some((field) => field in stored);
}

export function isSameDisplay(one: Display, other: Display): boolean {
  return displayFields.every((field) => one[field] === other[field]);
}
