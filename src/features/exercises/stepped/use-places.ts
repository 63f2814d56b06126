import { type RefCallback, useEffect, useRef } from 'react';
import { nearestPlace, type Place } from './nearest-place';
import { useKeys } from './use-keys';

/**
 * Places that arrow keys lead over; Enter on one is its own.
 * @param first has the focus when they can be chosen
 * @param onKey takes other keys
 */
export function usePlaces(
  places: readonly Place[],
  isOpen: boolean,
  first: number,
  onKey: (key: string) => boolean = () => false,
): (place: number) => RefCallback<HTMLElement> {
  const nodes = useRef<(HTMLElement | null)[]>([]);
  useEffect(() => {
    if (isOpen) nodes.current[first]?.focus({ preventScroll: true });
  }, [isOpen, first]);
  useKeys(isOpen, (key) => {
    if (onKey(key)) return true;
    const at = nodes.current.indexOf(document.activeElement as HTMLElement);
    const next = nearestPlace(places, at === -1 ? first : at, key);
    nodes.current[next ?? -1]?.focus({ preventScroll: true });
    return next !== null;
  });
  return (place) => (node) => {
    nodes.current[place] = node;
  };
}
