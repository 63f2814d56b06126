/*
 * The small things this device remembers: choices, marks, a cart. What must not be lost (answers, trials, results) is in
 * the database of `local-db`. On the first load of every page, so it knows no schema library.
 */

/** `device`: until it is forgotten, for all tabs. `tab`: as long as this tab, also through reloads. */
export type Keeper = 'device' | 'tab';

/** Tells what a value from outside must be. Every zod schema is one. */
export interface Shape<T> {
  safeParse: (value: unknown) => { success: true; data: T } | { success: false };
}

export interface Kept<T> {
  /** What is kept by now; the same object as long as nothing changed. */
  get: () => T;
  /** Keeps a value; null forgets it. Answers whether the device does; if not, this page remembers it. */
  set: (value: T | null) => boolean;
  /** Calls back when it may have changed, here or in another tab. Answers how to stop. */
  onChanged: (listener: () => void) => () => void;
}

/** Event of the window after this tab changed something; other tabs hear of it by the storage event. */
const changed = 'fcl:kept';

/** What the device did not take, as long as this page lasts; null for what it did not forget. */
const unkept = new Map<string, string | null>();

const storageOf = (keeper: Keeper) => (keeper === 'device' ? window.localStorage : window.sessionStorage);

function readText(keeper: Keeper, key: string): string | null {
  const held = unkept.get(`${keeper} ${key}`);
  if (held !== undefined) return held;
  try {
    return storageOf(keeper).getItem(key);
  } catch {
    return null; // storage is switched off
  }
}

function writeText(keeper: Keeper, key: string, text: string | null): boolean {
  try {
    if (text === null) storageOf(keeper).removeItem(key);
    else storageOf(keeper).setItem(key, text);
    unkept.delete(`${keeper} ${key}`);
    return true;
  } catch {
    unkept.set(`${keeper} ${key}`, text); // storage is switched off or full
    return false;
  }
}

/**
 * A text under a key, null when there is none.
 * @param key is the name of what earlier versions of the app kept, too: renaming it forgets that
 */
export function keptText(key: string, keeper: Keeper): Kept<string | null> {
  return {
    get: () => readText(keeper, key),
    set(text) {
      const before = readText(keeper, key);
      const kept = writeText(keeper, key, text);
      if (text !== before) window.dispatchEvent(new CustomEvent(changed, { detail: key }));
      return kept;
    },
    onChanged(listener) {
      const here = (event: Event) => {
        if (event instanceof CustomEvent && event.detail === key) listener();
      };
      // No key: everything was cleared.
      const elsewhere = (event: StorageEvent) => {
        if (event.key === null || event.key === key) listener();
      };
      window.addEventListener(changed, here);
      window.addEventListener('storage', elsewhere);
      return () => {
        window.removeEventListener(changed, here);
        window.removeEventListener('storage', elsewhere);
      };
    },
  };
}

/**
 * A value under a key, as JSON.
 * @param fallback what there is while nothing is kept, or nothing that can be read
 */
export function kept<T>(key: string, schema: Shape<T>, fallback: T, keeper: Keeper): Kept<T> {
  const stored = keptText(key, keeper);
  let seen: { text: string | null; value: T } = { text: null, value: fallback };

  function parse(text: string | null): T {
    if (text === null) return fallback;
    try {
      const parsed = schema.safeParse(JSON.parse(text));
      return parsed.success ? parsed.data : fallback;
    } catch {
      return fallback; // cut off, or of something else
    }
  }

  return {
    get() {
      const text = stored.get();
      if (text !== seen.text) seen = { text, value: parse(text) };
      return seen.value;
    },
    set: (value) => stored.set(value === null ? null : JSON.stringify(value)),
    onChanged: stored.onChanged,
  };
}
