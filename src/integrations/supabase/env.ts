import * as z from 'zod/mini';

/**
 * Where the backend is. Unset means the embedded backend, which serves the app and the API from one origin;
 * its publishable key is a public constant that opens nothing but a local database.
 */
const embeddedKey = 'sb_publishable_local_focus_clarity_lab';

const Env = z.object({
  VITE_SUPABASE_URL: z.optional(z.url()),
  VITE_SUPABASE_ANON_KEY: z.optional(z.string().check(z.minLength(20))),
});

export interface BackendAddress {
  url: string;
  key: string;
}

/** @throws when the settings are malformed or only half given, so that a wrong build fails at once. */
export function backendAddress(
  env: Record<string, unknown> = import.meta.env,
  origin: string = window.location.origin,
): BackendAddress {
  const parsed = Env.parse(env);
  const { VITE_SUPABASE_URL: url, VITE_SUPABASE_ANON_KEY: key } = parsed;
  if (url === undefined && key === undefined) return { url: origin, key: embeddedKey };
  if (url === undefined || key === undefined) {
    throw new Error('VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY must be set together.');
  }
  return { url, key };
}
