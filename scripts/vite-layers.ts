/**
 * Which files the app's code is written into. Left to itself the bundler makes one for every set of pages that share something:
 * hundreds, most under 2 kB, and each costs a slow phone a round trip. Here these parts are put together into few layers with
 * names (layer-names.ts), so that a page brings few files and little that it does not need. Why so:
 * docs/decisions/2026-11-23-code-in-layers.md.
 */
import { build, type Rolldown } from 'vite';
import { keepLayers, keptLayers } from './layer-kept.ts';
import { loadsOf } from './layer-loads.ts';
import { further, moveParts } from './layer-moves.ts';
import { nameOf } from './layer-names.ts';
import { type Part, partsOf } from './layer-parts.ts';

/** A file as the bundler makes it by itself: all modules that are needed by the same pages and lazy parts. */
export interface Piece {
  readonly file: string;
  readonly facade: string | null;
  readonly isEntry: boolean;
  readonly isDynamicEntry: boolean;
  readonly modules: readonly string[];
  readonly imports: readonly string[];
  readonly dynamicImports: readonly string[];
  /** Characters of the minified code. */
  readonly length: number;
}

async function piecesOf(root: string): Promise<Piece[]> {
  const { output } = (await build({
    root,
    logLevel: 'warn',
    build: { write: false },
  })) as Rolldown.RolldownOutput;
  return output
    .filter((one): one is Rolldown.OutputChunk => one.type === 'chunk')
    .map((chunk) => ({
      file: chunk.fileName,
      facade: chunk.facadeModuleId,
      isEntry: chunk.isEntry,
      isDynamicEntry: chunk.isDynamicEntry,
      modules: chunk.moduleIds,
      imports: chunk.imports,
      dynamicImports: chunk.dynamicImports,
      length: chunk.code.length,
    }));
}

interface Division {
  readonly pieces: readonly Piece[];
  readonly parts: readonly Part[];
  /** The number of its layer for every part that is in one. */
  readonly numbers: ReadonlyMap<string, number>;
}

async function divisionOf(root: string, isKept: boolean, isFurther = false): Promise<Division> {
  const pieces = await piecesOf(root);
  const loads = loadsOf(root, pieces);
  const parts = partsOf(pieces, loads);
  const kept = isKept ? keptLayers(root, pieces, parts) : new Map<string, number>();
  return { pieces, parts, numbers: moveParts(parts, loads, kept, isFurther ? further : undefined) };
}

/**
 * Decides the division for the builds to come and keeps it.
 * @param isMended from the kept one, not from the beginning
 */
export async function searchLayers(root: string, isMended: boolean): Promise<void> {
  const { pieces, numbers } = await divisionOf(root, isMended, isMended);
  keepLayers(root, pieces, numbers);
}

/** Groups for the bundler's `codeSplitting`. */
export async function layers(root: string): Promise<Rolldown.CodeSplittingOptions> {
  const { pieces, parts, numbers } = await divisionOf(root, true);
  const fileOf = new Map<string, string>();
  for (const [index, { modules }] of pieces.entries()) {
    const part = parts[index];
    if (!part) continue;
    const number = numbers.get(part.name);
    // A name with its path is a page's; two of them never are alike. What the bundler begins with stands in the core itself: a
    // file for it would only ask for another.
    const name = number === undefined ? part.own : nameOf(number);
    if (name) for (const id of modules) fileOf.set(id, name);
  }
  return {
    includeDependenciesRecursively: false,
    groups: [{ debugName: 'layers', name: (id) => fileOf.get(id) ?? null }],
  };
}
