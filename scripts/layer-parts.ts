/** The code in parts, each in the layer it begins in or in the file of its page. */
import { routeRows } from '../src/app/route-rows.ts';
import type { Loads } from './layer-loads.ts';
import { core, later, ofPages } from './layer-names.ts';
import type { Piece } from './vite-layers.ts';

export interface Part {
  readonly name: string;
  /** Characters of minified code. */
  readonly length: number;
  /** Loads (a page with all it starts with, or something that comes later) that need it. */
  readonly loads: ReadonlySet<string>;
  /** Names of parts it imports. */
  readonly needs: readonly string[];
  /** Number of its layer; none for what stands in the file of one page, or comes later by itself. */
  readonly layer: number | null;
  /** The page, or what comes later, whose file it stands in where it is in no layer. */
  readonly own: string | null;
}

/** What no page starts with and is so long stands alone, characters: whoever needs it wants nothing that a layer would add. */
const aloneLength = 100_000;

export function partsOf(pieces: readonly Piece[], { byPiece, weights, fileOf, pagesOf }: Loads): Part[] {
  const isPage = (load: string) => (weights.get(load) ?? 0) >= 1;
  // The home page starts with the core alone: what it shares with others stands there. What a part imports is needed by all
  // that need the part, so that no layer begins with importing itself by way of others.
  const beginsIn = (loads: ReadonlySet<string>): number => {
    if (loads.has(routeRows.home.page)) return core;
    return [...loads].some(isPage) ? ofPages.first : later.first;
  };
  const parts = pieces.map(({ file, length, imports, modules }): Part => {
    const loads = byPiece.get(file) ?? new Set<string>();
    const [page, ...others] = [...loads].filter(isPage);
    // Needed by one page alone, at its start or later.
    // What comes later on another page or two may bring the file of that page along.
    const elsewhere = new Set(
      [...loads].filter((load) => load !== page).flatMap((load) => [...(pagesOf.get(load) ?? [])]),
    );
    elsewhere.delete(page ?? '');
    // What is written for a page stands with it, and so do its icons; another package may be wanted by any dialog.
    const isOurs = modules.every((id) => !id.includes('/node_modules/') || id.includes('/lucide-react/'));
    const isOfOne = others.length === 0 && (isOurs || elsewhere.size <= 2);
    const ofOnePage = page !== undefined && isOfOne ? page : null;
    const isAlone = page === undefined && length >= aloneLength;
    const own = ofOnePage ?? fileOf.get(file) ?? (isAlone ? file : null);
    const layer = own === null ? beginsIn(loads) : null;
    return { name: file, length, loads, needs: imports, layer, own };
  });
  // A layer of what comes later that imported a page's file would bring that along, and all that it stands on.
  const byName = new Map(parts.map((part) => [part.name, part]));
  const wanted = parts.filter(({ layer }) => layer !== null && layer >= later.first);
  const moved = new Map<string, Part>();
  for (let part = wanted.pop(); part; part = wanted.pop())
    for (const need of part.needs) {
      const needed = byName.get(need);
      if (!needed?.own || !isPage(needed.own) || moved.has(need)) continue;
      moved.set(need, { ...needed, own: null, layer: beginsIn(needed.loads) });
      wanted.push(needed);
    }
  return parts.map((part) => moved.get(part.name) ?? part);
}
