import { useEffect, useEffectEvent } from 'react';

export interface RunnerKeys {
  /** 1 to 5. */
  onDigit: (digit: number) => void;
  onNext: () => void;
  onPrevious: () => void;
  /** An arrow was pressed while no answer has the focus. */
  onArrow: () => void;
}

/** Enter and the letter keys belong to these while they have the focus. */
const ownKeys = 'a, button, summary, select, textarea, [role=switch], [role=dialog], [role=alertdialog]';

function isTyping(target: Element): boolean {
  return target.matches('textarea, select, [contenteditable=true], input:not([type=radio], [type=checkbox])');
}

/** Keys of a question, wherever the focus is on the page; a dialog and text fields keep theirs. */
export function useRunnerKeys(keys: RunnerKeys): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || event.isComposing) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target instanceof Element ? event.target : document.body;
    if (isTyping(target) || document.querySelector('[role=alertdialog], [role=dialog]')) return;
    const action = actionFor(event.key, target, keys);
    if (!action) return;
    event.preventDefault();
    action();
  });

  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

function actionFor(key: string, target: Element, keys: RunnerKeys): (() => void) | null {
  if (/^[1-5]$/.test(key)) return () => keys.onDigit(Number(key));
  switch (key) {
    case 'Enter':
      return target.closest(ownKeys) ? null : keys.onNext;
    case 'Backspace':
      return keys.onPrevious;
    case 'ArrowDown':
    case 'ArrowUp':
      return target.matches('input') || target.closest(ownKeys) ? null : keys.onArrow;
    default:
      return null;
  }
}
