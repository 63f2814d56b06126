/** The embedded backend in a process of its own. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { loadConfig } from '../supabase/local/config.ts';

export const root = join(import.meta.dirname, '..');
const options = { auth: { persistSession: false, autoRefreshToken: false } };

export interface Server {
  url: string;
  pid: number;
  stop: () => Promise<void>;
  /** Ends it as a power cut would. */
  cut: () => Promise<void>;
}

/**
 * @param dist folder of a built app, served beside it as a host would
 * @param port 0: one that is free
 */
export async function serve(data: string, dist?: string, port = 0): Promise<Server> {
  const args = [
    'supabase/local/serve.ts',
    '--port',
    String(port),
    '--data',
    data,
    ...(dist ? ['--dist', dist] : []),
  ];
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const chunk of child.stdout) {
    const ready = String(chunk)
      .split('\n')
      .find((text) => text.startsWith('{'));
    if (!ready) continue;
    const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
      child.kill(signal);
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    };
    const { url } = JSON.parse(ready) as { url: string };
    return { url, pid: child.pid ?? 0, stop: () => end('SIGTERM'), cut: () => end('SIGKILL') };
  }
  throw new Error('the embedded backend ended before it was ready');
}

/** Passes every policy. */
export const admin = (url: string): SupabaseClient =>
  createClient(url, loadConfig(root).auth.secret_key, options);

/** So many signed-in people, made through the admin API. */
export async function people(url: string, count: number): Promise<SupabaseClient[]> {
  const made: SupabaseClient[] = [];
  for (let index = 0; index < count; index += 1) {
    const email = `bench-${index}@example.com`;
    const password = 'Bench-Pass-1';
    const { error } = await admin(url).auth.admin.createUser({ email, password, email_confirm: true });
    if (error) throw error;
    const client = createClient(url, loadConfig(root).auth.publishable_key, options);
    const signedIn = await client.auth.signInWithPassword({ email, password });
    if (signedIn.error) throw signedIn.error;
    made.push(client);
  }
  return made;
}
