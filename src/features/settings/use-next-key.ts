import { useEffect, useRef } from 'react';

const alone = ['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock', 'NumLock'];

/**
 * Hears the keys that are pressed while `isOpen`, before anything else on the page does. Escape and leaving by Tab are
 * told as null; combinations stay the browser's.
 */
export function useNextKey(isOpen: boolean, onKey: (event: KeyboardEvent | null) => void): void {
  const latest = useRef(onKey);
  latest.current = onKey;
  useEffect(() => {
    if (!isOpen) return;
    const listen = (event: KeyboardEvent) => {
      const { key, repeat, ctrlKey, metaKey, altKey } = event;
      if (ctrlKey || metaKey || altKey || alone.includes(key)) return;
      if (key === 'Tab') {
        latest.current(null);
        return;
      }
      event.preventDefault();
      event.stopPropagation();
      if (repeat) return;
      // The space bar presses a button when it comes up.
      window.addEventListener('keyup', (up) => up.preventDefault(), { capture: true, once: true });
      latest.current(key === 'Escape' ? null : event);
    };
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, [isOpen]);
}
