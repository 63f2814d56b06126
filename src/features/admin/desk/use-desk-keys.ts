import { type RefObject, useEffect, useSyncExternalStore } from 'react';
import { keptText } from '@/api/device/kept';

const kept = keptText('fcl.deskKeys', 'device');

/** Where letters are typed, or another layer lies above the desk. */
const busy =
  'input:not([type=checkbox]), textarea, select, [contenteditable], [role=dialog], [role=alertdialog]';

function step(desk: HTMLElement, by: 1 | -1): void {
  const rows = [...desk.querySelectorAll<HTMLElement>('[data-row]')];
  const at = rows.findIndex((row) => row === document.activeElement || row.ariaCurrent === 'true');
  const next = at < 0 ? rows[0] : rows[at + by];
  next?.focus();
}

function act(desk: HTMLElement, key: string): boolean {
  if (key === 'j' || key === 'k') step(desk, key === 'j' ? 1 : -1);
  else if (key === 'x') {
    const row = document.activeElement?.closest('li');
    row?.querySelector<HTMLElement>('input[type=checkbox]')?.click();
  } else {
    const button = desk.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`);
    if (!button) return false;
    button.click();
  }
  return true;
}

/**
 * The keys of the desk: j and k go along the queue, as the arrows do on one of its rows, x ticks a row, and every button
 * that bears a key answers to it. They can be turned off, which this device remembers.
 */
export function useDeskKeys(desk: RefObject<HTMLElement | null>) {
  const on = useSyncExternalStore(kept.onChanged, kept.get, () => null) !== 'off';
  useEffect(() => {
    if (!on) return;
    const press = (event: KeyboardEvent) => {
      if (!desk.current || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      const target = event.target instanceof Element ? event.target : null;
      if (
        event.defaultPrevented ||
        target?.closest(busy) ||
        document.querySelector('[role=dialog], [role=alertdialog]')
      ) {
        return;
      }
      const onRow = target?.matches('[data-row]') ?? false;
      const arrows: Readonly<Record<string, string>> = { ArrowDown: 'j', ArrowUp: 'k' };
      const key = (onRow && arrows[event.key]) || event.key;
      if (!/^(?:[a-z]|Escape)$/.test(key)) return;
      if (act(desk.current, key)) event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [desk, on]);
  return { on, choose: (next: boolean) => void kept.set(next ? 'on' : 'off') };
}
