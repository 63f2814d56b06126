import { useKeys } from './use-keys';

const arrows = ['ArrowLeft', 'ArrowRight'];

/** The arrow keys choose one of two that stand side by side: 0 or 1. */
export function useSides(onSide: (side: number) => void): void {
  useKeys(
    true,
    (key) => {
      const side = arrows.indexOf(key);
      if (side === -1) return false;
      onSide(side);
      return true;
    },
    ['left', 'right'],
  );
}
