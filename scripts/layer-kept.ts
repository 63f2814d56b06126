/**
 * The division of the code as it was decided, by module (layers.json). A build begins with it and mends it where the code has
 * changed since: a search from nothing takes a minute, and finds quite another division after any small change.
 * `npm run layers` searches anew and keeps what it finds.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Part } from './layer-parts.ts';
import type { Piece } from './vite-layers.ts';

const fileIn = (root: string) => join(root, 'scripts/layers.json');

/** Layers by number, each with its modules as addresses below the root. */
type KeptFile = Readonly<Record<string, readonly string[]>>;

/** A module as every machine names it. */
const idOf = (root: string, module: string): string =>
  module.startsWith('\0') ? `\\0${relative(root, module.slice(1))}` : relative(root, module);

/** @returns for every part the layer that most of its code stood in; none for parts whose code is new */
export function keptLayers(
  root: string,
  pieces: readonly Piece[],
  parts: readonly Part[],
): Map<string, number> {
  if (!existsSync(fileIn(root))) return new Map();
  const kept = JSON.parse(readFileSync(fileIn(root), 'utf8')) as KeptFile;
  const layerOf = new Map(
    Object.entries(kept).flatMap(([layer, modules]) => modules.map((id) => [id, Number(layer)] as const)),
  );
  const found = new Map<string, number>();
  for (const [index, { modules }] of pieces.entries()) {
    const part = parts[index];
    if (!part || part.layer === null) continue;
    const votes = new Map<number, number>();
    for (const module of modules) {
      const layer = layerOf.get(idOf(root, module));
      if (layer !== undefined) votes.set(layer, (votes.get(layer) ?? 0) + 1);
    }
    const [most] = [...votes].toSorted((a, b) => b[1] - a[1] || a[0] - b[0]);
    if (most) found.set(part.name, most[0]);
  }
  return found;
}

export function keepLayers(
  root: string,
  pieces: readonly Piece[],
  layers: ReadonlyMap<string, number>,
): void {
  const kept: Record<string, string[]> = {};
  for (const { file, modules } of pieces) {
    const layer = layers.get(file);
    if (layer === undefined) continue;
    kept[layer] ??= [];
    kept[layer].push(...modules.map((module) => idOf(root, module)));
  }
  for (const modules of Object.values(kept)) modules.sort();
  writeFileSync(fileIn(root), `${JSON.stringify(kept, null, 1)}\n`);
}
