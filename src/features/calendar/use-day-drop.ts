import { type DragEvent, useState } from 'react';
import type { Entry } from '@/lib/calendar/view';

/** A day that something may be drawn to. Escape lets go of it, as everywhere; a dialog does the same without a pointer. */
export function useDayDrop(
  day: string,
  entries: readonly Entry[],
  onDrop: (entry: Entry, date: string) => void,
) {
  const [isOver, setOver] = useState(false);
  return {
    'data-over': isOver ? '' : undefined,
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      const key = event.dataTransfer.getData('text/plain');
      const entry = entries.find((one) => one.key === key);
      if (entry) onDrop(entry, day);
    },
  };
}
