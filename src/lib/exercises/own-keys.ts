/*
 * Keys that answer, and those that a person puts in their place. An answer is meant by the hand or the place it lies under;
 * which one that is in an exercise, its view says. The reaction-time test keeps its space bar, and what is typed (digits,
 * letters) is not an answer by place.
 */

/** Answers that can get another key, by what they are together in one exercise: there no two may share a key. */
export const keyGroups = [
  ['press', 'distraction'],
  ['left', 'right'],
  ['first', 'second', 'third', 'fourth'],
] as const;
export type KeySlot = (typeof keyGroups)[number][number];
export const keySlots: readonly KeySlot[] = keyGroups.flat();

/** `event.code`s that hold until somebody chooses, the one that is named first. */
export const usualCodes: Readonly<Record<KeySlot, readonly string[]>> = {
  press: ['Space'],
  distraction: ['KeyD'],
  left: ['KeyF', 'ArrowLeft'],
  right: ['KeyJ', 'ArrowRight'],
  first: ['Digit1', 'Numpad1', 'KeyD'],
  second: ['Digit2', 'Numpad2', 'KeyF'],
  third: ['Digit3', 'Numpad3', 'KeyJ'],
  fourth: ['Digit4', 'Numpad4', 'KeyK'],
};

export interface OwnKey {
  /** Its place, whatever is written on it. */
  readonly code: string;
  /** What is written on it, on the keyboard it was chosen on; empty for keys that have a name instead. */
  readonly shown: string;
}
/** Chosen keys; what is missing keeps the usual ones. */
export type OwnKeys = { readonly [Slot in KeySlot]?: OwnKey };
export const noOwnKeys: OwnKeys = {};

/** Letters, figures, signs, arrows, the space bar and Enter: what nothing else in a run needs. */
const usable =
  /^(Key[A-Z]|Digit\d|Numpad(\d|Add|Subtract|Multiply|Divide|Decimal)|Arrow(Left|Right|Up|Down)|Space|Enter|Minus|Equal|Bracket(Left|Right)|Semicolon|Quote|Backquote|Comma|Period|Slash|Backslash|Intl(Backslash|Ro|Yen))$/;

/** The key of a press: what is written on it where that is one sign. */
export function keyOf({ code, key }: { readonly code: string; readonly key: string }): OwnKey {
  return { code, shown: [...key.trim()].length === 1 ? key.toUpperCase() : '' };
}

function readKey(told: unknown): OwnKey | null {
  if (typeof told !== 'object' || told === null) return null;
  const { code, shown } = told as Record<string, unknown>;
  if (typeof code !== 'string' || typeof shown !== 'string' || [...shown].length > 1) return null;
  return { code, shown };
}

/** Reads what was stored, of this or any other version: a slot that is unknown or broken falls back alone. */
export function parseOwnKeys(stored: unknown): OwnKeys {
  const given = typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {};
  const told = keySlots.flatMap((slot) => {
    const key = readKey(given[slot]);
    return key ? [[slot, key] as const] : [];
  });
  // Judged together: one may have what another gave away.
  let keys: OwnKeys = Object.fromEntries(told);
  for (const [slot, key] of told) {
    if (chooseKey(keys, slot, key).ok) continue;
    const { [slot]: _refused, ...others } = keys;
    keys = others;
  }
  return keys;
}

export type KeyChoice =
  | { readonly ok: true; readonly keys: OwnKeys }
  /** `unusable`: the page or the browser needs it. `taken`: another answer of the same exercises has it. */
  | { readonly ok: false; readonly why: 'unusable' }
  | { readonly ok: false; readonly why: 'taken'; readonly by: KeySlot };

const codesOf = (keys: OwnKeys, slot: KeySlot, usual: readonly string[]): readonly string[] => {
  const own = keys[slot];
  return own ? [own.code] : usual;
};

/** Puts a key in the place of those an answer has. */
export function chooseKey(keys: OwnKeys, slot: KeySlot, key: OwnKey): KeyChoice {
  if (!usable.test(key.code)) return { ok: false, why: 'unusable' };
  const group: readonly KeySlot[] =
    keyGroups.find((each) => (each as readonly KeySlot[]).includes(slot)) ?? [];
  const by = group.find(
    (other) => other !== slot && codesOf(keys, other, usualCodes[other]).includes(key.code),
  );
  return by ? { ok: false, why: 'taken', by } : { ok: true, keys: { ...keys, [slot]: key } };
}

/** What an answer is given with: the chosen key, or those it has without. */
export function withOwnKeys<Answer extends { readonly slot: KeySlot; readonly codes: readonly string[] }>(
  answers: readonly Answer[],
  keys: OwnKeys,
): readonly Answer[] {
  if (answers.every(({ slot }) => !keys[slot])) return answers;
  return answers.map((answer) => ({ ...answer, codes: codesOf(keys, answer.slot, answer.codes) }));
}

export interface Pressed {
  readonly key: string;
  readonly code: string;
}

/** Told in the place of the space bar, which on a button is the button's. */
export const chosenPress = 'press';

/** What a press of a chosen key stands for, as the code of a step asks for it. */
const standsFor: Readonly<Record<KeySlot, Pressed>> = {
  press: { key: chosenPress, code: chosenPress },
  distraction: { key: 'd', code: 'KeyD' },
  left: { key: 'ArrowLeft', code: 'ArrowLeft' },
  right: { key: 'ArrowRight', code: 'ArrowRight' },
  first: { key: '1', code: 'Digit1' },
  second: { key: '2', code: 'Digit2' },
  third: { key: '3', code: 'Digit3' },
  fourth: { key: '4', code: 'Digit4' },
};

/**
 * What a press means where these answers can be given: a chosen key stands for its answer, and a usual one whose answer
 * has another key now for nothing (null).
 */
export function meantBy(pressed: Pressed, slots: readonly KeySlot[], keys: OwnKeys): Pressed | null {
  const chosen = slots.find((slot) => keys[slot]?.code === pressed.code);
  if (chosen) return standsFor[chosen];
  const isGivenAway = slots.some((slot) => keys[slot] && usualCodes[slot].includes(pressed.code));
  return isGivenAway ? null : pressed;
}

const sides = ['left', 'right'] as const;
const row = ['first', 'second', 'third', 'fourth'] as const;
/** What is answered by keys that can be chosen; exercises that are not named here are answered by typing or pointing. */
const slotsById: Readonly<Record<string, readonly KeySlot[]>> = {
  nback: ['press', ...sides],
  gonogo: ['press'],
  stroop: [...row, ...sides],
  flanker: sides,
  simon: sides,
  'task-priority': sides,
  breathing: ['press'],
  'focus-burst': ['press', 'distraction'],
  'executive-function': row,
  'stop-signal': sides,
  'task-switch': sides,
  'visual-search': sides,
  'time-sense': ['press', ...sides],
  rotation: sides,
  'tower-plan': ['first', 'second', 'third'],
  'body-scan': sides,
  sart: ['press'],
  pvt: ['press'],
  'attention-network': sides,
  'object-location': sides,
};

export const slotsOf = (exerciseId: string): readonly KeySlot[] => slotsById[exerciseId] ?? [];

/** Of an exercise, those that a person chose a key for. */
export const chosenIn = (exerciseId: string, keys: OwnKeys): readonly KeySlot[] =>
  slotsOf(exerciseId).filter((slot) => keys[slot]);
