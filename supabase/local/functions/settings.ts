/** Where a function lives and how it wants to be called. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { LocalConfig } from '../types.ts';

export interface FunctionSettings {
  name: string;
  /** The file that Deno runs. */
  entry: string;
  /** `deno.json` with the import map, if there is one. */
  denoConfig: string | null;
  /** Whether a signed user token is needed to reach it at all. */
  verifyJwt: boolean;
}

/** Names starting with an underscore are shared code, not functions. */
const NAME = /^[a-z\d][\w-]*$/i;

export const functionsDir = (root: string): string => join(root, 'supabase/functions');

/** Settings of a function; null when there is none of that name or it is switched off. */
export function findFunction(root: string, config: LocalConfig, name: string): FunctionSettings | null {
  if (!NAME.test(name)) return null;
  const own = config.functions[name] ?? {};
  const supabase = join(root, 'supabase');
  const dir = join(functionsDir(root), name);
  const entry = own.entrypoint ? resolve(supabase, own.entrypoint) : join(dir, 'index.ts');
  if (own.enabled === false || !existsSync(entry)) return null;
  const candidates = [
    ...(own.import_map ? [resolve(supabase, own.import_map)] : []),
    join(dir, 'deno.json'),
    join(dir, 'deno.jsonc'),
    join(functionsDir(root), 'deno.json'),
  ];
  return {
    name,
    entry,
    denoConfig: candidates.find((file) => existsSync(file)) ?? null,
    verifyJwt: own.verify_jwt ?? true,
  };
}
