export interface Place {
  readonly x: number;
  readonly y: number;
}

const ways: Readonly<Record<string, Place>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Nearer than this along the way is beside, not ahead. */
const ahead = 0.02;

/**
 * Where an arrow key leads from a place in a square of side 1: to the nearest one that way, the less aside the better.
 * @returns its number; null for nowhere
 */
export function nearestPlace(places: readonly Place[], from: number, key: string): number | null {
  const way = ways[key];
  const here = places[from];
  if (!way || !here) return null;
  let best: { readonly place: number; readonly cost: number } | null = null;
  for (const [place, { x, y }] of places.entries()) {
    const [dx, dy] = [x - here.x, y - here.y];
    const along = dx * way.x + dy * way.y;
    const aside = Math.abs(dx * way.y) + Math.abs(dy * way.x);
    const cost = along + 2 * aside;
    if (along > ahead && aside <= 2 * along && (!best || cost < best.cost)) best = { place, cost };
  }
  return best?.place ?? null;
}
