import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { openDb } from '../../supabase/local/db/open.ts';

const writer = fileURLToPath(new URL('./support/writer.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'durability-'));
const data = join(folder, 'pg');

/** Runs the writer and kills it after this many acknowledgements; answers the last pair acknowledged. */
async function killAfter(acknowledgements: number): Promise<number> {
  const child = spawn(process.execPath, [writer, data], { stdio: ['ignore', 'pipe', 'inherit'] });
  let last = 0;
  let seen = 0;
  const lines = createInterface({ input: child.stdout });
  lines.on('line', (line) => {
    last = Number(line);
    seen += 1;
    if (seen === acknowledgements) child.kill('SIGKILL');
  });
  await Promise.all([once(child, 'exit'), once(lines, 'close')]);
  expect(child.signalCode).toBe('SIGKILL');
  return last;
}

// Looks rather than watches: watching a folder in which files come and go takes one handle of the system for each.
const untilThereIs = (file: string): Promise<void> =>
  vi.waitFor(() => expect(existsSync(file)).toBe(true), { timeout: 60_000, interval: 1 });

describe('a database folder whose process is killed', () => {
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('while it is being made is made again by the next one', async () => {
    const half = join(folder, 'half');
    // Moments along the way: the mark, the first files, the last ones.
    for (const file of [`${half}.unfinished`, join(half, 'base'), join(half, 'PG_VERSION')]) {
      const child = spawn(process.execPath, [writer, half], { stdio: 'ignore' });
      await untilThereIs(file);
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
    const db = await openDb({ url: half });
    expect(await db.query('select 1 as one')).toEqual([{ one: 1 }]);
    await db.close();
  });

  it('in the middle of being made is told from a finished one by the mark beside it', async () => {
    const half = join(folder, 'marked');
    mkdirSync(join(half, 'base'), { recursive: true });
    writeFileSync(join(half, 'PG_VERSION'), '17\n');
    writeFileSync(`${half}.unfinished`, '');
    const db = await openDb({ url: half });
    expect(await db.query('select 1 as one')).toEqual([{ one: 1 }]);
    await db.close();
    expect(existsSync(`${half}.unfinished`)).toBe(false);
  });

  it('keeps every acknowledged transaction, whole, however often that happens', async () => {
    for (const acknowledgements of [1, 3, 40, 111, 260]) {
      const last = await killAfter(acknowledgements);
      const db = await openDb({ url: data });
      const [row] = await db.query<{ pairs: number; rows: number; highest: number; cut: number }>(
        `select count(distinct n)::int as pairs, count(*)::int as rows, max(n) as highest,
          count(*) filter (where length(filler) not in (20, 30000))::int as cut from pairs`,
      );
      await db.close();
      // One more may have been written without the answer getting out.
      expect(row?.highest).toBeGreaterThanOrEqual(last);
      expect(row).toEqual({
        pairs: row?.highest,
        rows: 2 * (row?.highest ?? 0),
        highest: row?.highest,
        cut: 0,
      });
    }
  });
});
