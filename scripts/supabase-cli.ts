/** Runs the official Supabase CLI (npm `supabase`) against a database given by its address; needs no Docker. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** The package's own entry point, which finds the binary of this machine. */
const entry = process.env.SUPABASE_CLI ?? join(root, 'node_modules/supabase/dist/supabase.js');

/**
 * Answers what the CLI printed. `databaseUrl` is a server on this machine: the CLI would insist on TLS otherwise.
 * It runs in a folder and a home of its own, so that it neither reads this project nor leaves traces, and sends no
 * telemetry.
 * @throws with what the CLI said on its error output.
 */
export async function supabaseCli(args: readonly string[], databaseUrl: string): Promise<string> {
  const home = mkdtempSync(join(tmpdir(), 'supabase-cli-'));
  const address = new URL(databaseUrl);
  address.searchParams.set('sslmode', 'disable');
  try {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [entry, ...args, `--remote=${address}`, '--agent', 'no'],
      {
        cwd: home,
        maxBuffer: 64 * 1024 * 1024,
        env: { ...process.env, HOME: home, SUPABASE_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' },
      },
    );
    return stdout;
  } catch (error) {
    const { stderr, stdout, message } = error as Error & { stderr?: string; stdout?: string };
    // The last lines only: before them the CLI repeats its manual. The cause would show the address with its password.
    const said = (stderr || stdout || message).trim().split('\n').slice(-5).join('\n');
    throw new Error(`supabase ${args.join(' ')}: ${said}`);
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}
