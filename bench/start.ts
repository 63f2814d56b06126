import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Figure } from './figures.ts';

const root = join(import.meta.dirname, '..');
const port = 5397;

/** Seconds from the start command to an app that answers, with the data folder given. */
async function secondsToReady(data: string): Promise<number> {
  const from = performance.now();
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), LOCAL_DB_URL: data },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  child.stdout.resume();
  try {
    for (;;) {
      if (child.exitCode !== null) throw new Error('npm start ended before it was ready');
      const answers = await Promise.all(
        ['/', '/_local/inbox.json'].map((path) =>
          fetch(`http://127.0.0.1:${port}${path}`).then(
            (response) => response.ok,
            () => false,
          ),
        ),
      );
      if (answers.every(Boolean)) return (performance.now() - from) / 1000;
      if (performance.now() - from > 60_000) throw new Error('npm start was not ready within a minute');
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  } finally {
    // The start script runs the server in a process of its own; both are of this group.
    if (child.pid !== undefined && child.exitCode === null) {
      process.kill(-child.pid, 'SIGTERM');
      await once(child, 'exit');
    }
  }
}

export async function startFigures(): Promise<Figure[]> {
  const data = mkdtempSync(join(tmpdir(), 'fcl-bench-'));
  rmSync(data, { recursive: true });
  try {
    const fresh = await secondsToReady(data);
    const existing = await secondsToReady(data);
    return [
      { name: 'npm start to a ready app, fresh data', value: fresh, unit: 's', budget: 10 },
      { name: 'npm start to a ready app, existing data', value: existing, unit: 's', budget: 10 },
    ];
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}
