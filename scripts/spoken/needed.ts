import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../src/config/languages.ts';
import { type HeardLists, type HeardMoments, variantsIn } from '../../src/lib/exercises/heard.ts';
import { findFacts } from '../../src/lib/exercises/registry.ts';

const root = join(import.meta.dirname, '../../src/lib/exercises');

type Heard = HeardMoments<never> | HeardLists<never>;

/** What is heard in each exercise that has sounds, by id. */
export async function readHeard(): Promise<Map<string, Heard>> {
  const all = new Map<string, Heard>();
  for (const file of readdirSync(root, { recursive: true, encoding: 'utf8' }).toSorted()) {
    const id = /^([^/\\]+)[/\\]heard\.ts$/.exec(file)?.[1];
    if (id) all.set(id, ((await import(join(root, file))) as { heard: Heard }).heard);
  }
  return all;
}

/** Names of the sounds that exercises play in a language, each once. */
export async function soundsNeeded(language: Language): Promise<string[]> {
  const sounds = new Set<string>();
  for (const [id, heard] of await readHeard()) {
    const offered = variantsIn(language, findFacts(id)?.variants ?? []);
    for (const variant of heard.variants.filter((name) => offered.includes(name))) {
      for (const cue of heard.all(variant)) if (cue.kind === 'spoken') sounds.add(cue.sound);
    }
  }
  return [...sounds].toSorted();
}
