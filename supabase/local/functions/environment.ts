/** What a function finds in its environment. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import type { LocalConfig } from '../types.ts';
import { functionsDir } from './settings.ts';

function dotEnv(root: string): Record<string, string> {
  const file = join(functionsDir(root), '.env');
  if (!existsSync(file)) return {};
  const values = parseEnv(readFileSync(file, 'utf8'));
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Record<
    string,
    string
  >;
}

/**
 * Later entries win: the site, `supabase/functions/.env`, what the caller adds, and last what hosted projects set and
 * let nobody override.
 */
export function functionEnvironment(options: {
  root: string;
  config: LocalConfig;
  baseUrl: string;
  env: Readonly<Record<string, string>>;
}): Record<string, string> {
  const { root, config, baseUrl, env } = options;
  return {
    SITE_URL: baseUrl,
    ...dotEnv(root),
    ...env,
    SUPABASE_URL: baseUrl,
    SUPABASE_ANON_KEY: config.auth.publishable_key,
    SUPABASE_SERVICE_ROLE_KEY: config.auth.secret_key,
  };
}
