import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'smol-toml';
import * as z from 'zod';
import type { LocalConfig } from './types.ts';

/** Defaults are those of the Supabase CLI, so that a missing line means the same here and there. */
const Template = z.looseObject({ subject: z.string(), content_path: z.string() }).partial();

const Email = z.looseObject({
  enable_confirmations: z.boolean().default(false),
  double_confirm_changes: z.boolean().default(true),
  secure_password_change: z.boolean().default(false),
  max_frequency: z
    .string()
    .regex(/^\d+(ms|s|m|h)$/)
    .default('1s'),
  otp_expiry: z.int().positive().max(86_400).default(3600),
  otp_length: z.int().min(6).max(10).default(6),
  template: z.record(z.string(), Template).default({}),
});

const Auth = z.looseObject({
  site_url: z.url(),
  additional_redirect_urls: z.array(z.string()).default([]),
  jwt_secret: z.string().min(32),
  jwt_expiry: z.int().positive().max(604_800).default(3600),
  minimum_password_length: z.int().min(6).default(6),
  password_requirements: z
    .enum(['', 'letters_digits', 'lower_upper_letters_digits', 'lower_upper_letters_digits_symbols'])
    .default(''),
  publishable_key: z.string().startsWith('sb_publishable_'),
  secret_key: z.string().startsWith('sb_secret_'),
  enable_signup: z.boolean().default(true),
  enable_refresh_token_rotation: z.boolean().default(true),
  refresh_token_reuse_interval: z.int().nonnegative().default(10),
  email: Email.prefault({}),
});

const FunctionSettings = z
  .looseObject({
    enabled: z.boolean(),
    verify_jwt: z.boolean(),
    import_map: z.string(),
    entrypoint: z.string(),
  })
  .partial();

const Config = z.looseObject({
  api: z
    .looseObject({
      schemas: z.array(z.string()).default(['public']),
      max_rows: z.int().positive().default(1000),
    })
    .prefault({}),
  auth: Auth,
  db: z
    .looseObject({
      seed: z
        .looseObject({
          enabled: z.boolean().default(true),
          sql_paths: z.array(z.string()).default(['./seed.sql']),
        })
        .prefault({}),
    })
    .prefault({}),
  // On hosted projects a switch of the dashboard: "Allow public access" to channels.
  realtime: z.looseObject({ private_only: z.boolean().default(false) }).prefault({}),
  functions: z.record(z.string(), FunctionSettings).default({}),
});

/**
 * Reads `supabase/config.toml` under `root`.
 * @throws with the file and the setting when something is missing or malformed.
 */
export function loadConfig(root: string): LocalConfig {
  const file = join(root, 'supabase/config.toml');
  const parsed = Config.safeParse(parse(readFileSync(file, 'utf8')));
  if (!parsed.success) throw new Error(`${file} is not usable:\n${z.prettifyError(parsed.error)}`);
  return parsed.data as LocalConfig;
}

const UNITS: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 };

/** '60s' → 60000 milliseconds. */
export function milliseconds(duration: string): number {
  const [, amount, unit] = /^(\d+)(ms|s|m|h)$/.exec(duration) ?? [];
  const factor = unit === undefined ? undefined : UNITS[unit];
  if (amount === undefined || factor === undefined) throw new Error(`Not a duration: ${duration}`);
  return Number(amount) * factor;
}
