import { useSyncExternalStore } from 'react';
import { type Display, defaultDisplay, parseDisplay } from '@/lib/appearance/display';

/** Read before the first paint, too, by public/theme.js, which puts the choice on <html>. */
const displayKey = 'fcl.display';
/** Keys of earlier versions, read while there is no newer choice. */
const oldKeys = { theme: 'fcl.theme', contrast: 'fcl.contrast' };
/** The account this device is in step with, and who made the last change that no account was told yet. */
const accountKey = 'fcl.display.account';
const unsentKey = 'fcl.display.unsent';
const visitor = 'visitor';
/** Carries a change to public/theme.js, which listens. */
const changed = 'fcl:display';

function read(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null; // storage is switched off: the system's look is used
  }
}

function write(key: string, value: string | null): void {
  try {
    if (value === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, value);
  } catch {
    // The choice then lasts until the page is left.
  }
}

function fromJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** What was read last; the same object as long as nothing changed, as React wants it. */
let cache: { raw: string; display: Display } | null = null;
/** The choice of this page where storage is switched off. */
let unkept: Display | null = null;

/** What this device shows now. */
export function currentDisplay(): Display {
  if (unkept) return unkept;
  const [kept, theme, contrast] = [read(displayKey), read(oldKeys.theme), read(oldKeys.contrast)];
  const raw = JSON.stringify([kept, theme, contrast]);
  if (cache?.raw !== raw) cache = { raw, display: parseDisplay(fromJson(kept) ?? { theme, contrast }) };
  return cache.display;
}

/** Shows and keeps a choice. Not for what a person chooses: see `changeDisplay`. */
export function takeDisplay(display: Display): void {
  const raw = JSON.stringify(display);
  write(displayKey, raw);
  unkept = read(displayKey) === raw ? null : display;
  for (const key of Object.values(oldKeys)) write(key, null);
  window.dispatchEvent(new CustomEvent(changed, { detail: display }));
}

/** What a person chose: shown, kept, and to be told to their account, if they have one. */
export function changeDisplay(change: Partial<Display>): void {
  write(unsentKey, read(accountKey) ?? visitor);
  takeDisplay({ ...currentDisplay(), ...change });
}

/** Whether something was changed here that this account was not told yet: as this person, as a visitor, or not. */
export function untoldChange(userId: string): 'own' | 'as-visitor' | null {
  const by = read(unsentKey);
  if (by === userId) return 'own';
  return by === visitor ? 'as-visitor' : null;
}

/** From now on changes here are for this account, and everything up to now is told. */
export function settleDisplay(userId: string): void {
  write(accountKey, userId);
  write(unsentKey, null);
}

/** After signing out: the look stays, changes are a visitor's again. */
export function leaveDisplayAccount(): void {
  if (read(accountKey) === null) return;
  write(accountKey, null);
  write(unsentKey, null);
}

/** Calls back after each change, made here or in another tab. */
export function onDisplayChange(listener: () => void): () => void {
  window.addEventListener(changed, listener);
  window.addEventListener('storage', listener);
  return () => {
    window.removeEventListener(changed, listener);
    window.removeEventListener('storage', listener);
  };
}

/** How the product looks, moves and sounds on this device. Follows other tabs. */
export function useAppearance() {
  const display = useSyncExternalStore(onDisplayChange, currentDisplay, () => defaultDisplay);
  return { display, changeDisplay };
}
