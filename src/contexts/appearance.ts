import { useSyncExternalStore } from 'react';
import { kept, keptText, type Shape } from '@/integrations/device-store';
import { type Display, defaultDisplay, parseDisplay } from '@/lib/appearance/display';

const displaySchema: Shape<Display> = {
  safeParse: (value) => (value === null ? { success: false } : { success: true, data: parseDisplay(value) }),
};
/** Read before the first paint, too, by public/theme.js, which puts the choice on <html>. */
const chosen = kept<Display | null>('fcl.display', displaySchema, null, 'device');
/** Keys of earlier versions, read while there is no newer choice. */
const old = { theme: keptText('fcl.theme', 'device'), contrast: keptText('fcl.contrast', 'device') };
/** The account this device is in step with, and who made the last change that no account was told yet. */
const account = keptText('fcl.display.account', 'device');
const unsent = keptText('fcl.display.unsent', 'device');
const visitor = 'visitor';
/** Carries a change to public/theme.js, which listens. */
const changed = 'fcl:display';

/** Read from the old keys last; the same object as long as nothing changed, as React wants it. */
let fromOld: { raw: string; display: Display } | null = null;

/** What this device shows now. */
export function currentDisplay(): Display {
  const display = chosen.get();
  if (display) return display;
  const words = { theme: old.theme.get(), contrast: old.contrast.get() };
  const raw = JSON.stringify(words);
  if (fromOld?.raw !== raw) fromOld = { raw, display: parseDisplay(words) };
  return fromOld.display;
}

/** Shows and keeps a choice. Not for what a person chooses: see `changeDisplay`. */
export function takeDisplay(display: Display): void {
  chosen.set(display);
  for (const key of Object.values(old)) key.set(null);
  window.dispatchEvent(new CustomEvent(changed, { detail: display }));
}

/** What a person chose: shown, kept, and to be told to their account, if they have one. */
export function changeDisplay(change: Partial<Display>): void {
  unsent.set(account.get() ?? visitor);
  takeDisplay({ ...currentDisplay(), ...change });
}

/** Whether something was changed here that this account was not told yet: as this person, as a visitor, or not. */
export function untoldChange(userId: string): 'own' | 'as-visitor' | null {
  const by = unsent.get();
  if (by === userId) return 'own';
  return by === visitor ? 'as-visitor' : null;
}

/** From now on changes here are for this account, and everything up to now is told. */
export function settleDisplay(userId: string): void {
  account.set(userId);
  unsent.set(null);
}

/** After signing out: the look stays, changes are a visitor's again. */
export function leaveDisplayAccount(): void {
  if (account.get() === null) return;
  account.set(null);
  unsent.set(null);
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
