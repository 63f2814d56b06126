import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { unzipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { offline } from '../auth/support';
import { lastToast, openSettings } from './support';

const data = {
  schema: 'fcl.account',
  exported_at: '2026-11-20T10:00:00Z',
  account: { id: 'a', email: 'ann@example.com' },
  profiles: [{ id: 'a', display_name: '=Ann "the", great' }],
  assessment_attempts: Array.from({ length: 3000 }, (_, n) => ({ id: n, answers: { q: 'x'.repeat(100) } })),
  focus_sessions: [],
  something_new: [{ a: 1 }],
};

/** What the database answers: the overview, or a page of a table, which has at most 200 rows. */
async function answer(_name: unknown, request: unknown = {}) {
  const { p_table: table, p_after: after } = request as { p_table?: string; p_after?: string };
  const { schema, exported_at, account, ...tables } = data;
  if (table === undefined) {
    const counts = Object.entries(tables).map(([name, rows]) => ({ table: name, rows: rows.length }));
    return { data: { schema, exported_at, account, tables: counts }, error: null };
  }
  const all: readonly unknown[] = tables[table as keyof typeof tables];
  const from = Number(after ?? 0);
  const next = from + 200 < all.length ? String(from + 200) : null;
  return { data: { rows: all.slice(from, from + 200), next }, error: null };
}

const files: { name: string; blob: Blob }[] = [];
beforeEach(() => {
  files.length = 0;
  const blobs: Blob[] = [];
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}` }));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const blob = blobs[Number(this.href.replace('blob:', '')) - 1];
    if (blob) files.push({ name: this.download, blob });
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('the copy of my data', () => {
  it('is a ZIP of a text, JSON and a table each, named after the day', async () => {
    const backend = await openSettings();
    backend.rpc.mockImplementation(answer);
    await userEvent.click(screen.getByRole('button', { name: 'Download a copy' }));
    await waitFor(() => expect(lastToast()?.[0]).toBe('Your copy is in your downloads'));
    expect(backend.rpc).toHaveBeenCalledWith('export_my_data', {});
    expect(backend.rpc).not.toHaveBeenCalledWith('export_my_data', { p_table: 'focus_sessions' });
    expect(files[0]?.name).toMatch(/^focus-clarity-lab-my-data-\d{4}-\d{2}-\d{2}\.zip$/);
    const zip = unzipSync(new Uint8Array((await files[0]?.blob.arrayBuffer()) ?? new ArrayBuffer(0)));
    expect(Object.keys(zip)).toEqual([
      'README.txt',
      'my-data.json',
      'csv/account.csv',
      'csv/profiles.csv',
      'csv/assessment_attempts.csv',
      'csv/something_new.csv',
    ]);
    const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
    const text = (name: string) => decoder.decode(zip[name]);
    expect(JSON.parse(text('my-data.json'))).toEqual(data);
    expect(text('csv/profiles.csv')).toBe(`\uFEFFid,display_name\r\na,"'=Ann ""the"", great"\r\n`);
    expect(text('csv/assessment_attempts.csv').split('\r\n')).toHaveLength(3002);
    const readme = text('README.txt');
    expect(readme).toContain('- csv/assessment_attempts.csv (3000 rows): results of tests');
    expect(readme).toContain('- csv/something_new.csv (1 row): further data about you.');
    expect(readme).toContain('- focus_sessions: focus sessions');
  });

  it('says when it could not be made, and is asked for again', async () => {
    const backend = await openSettings();
    backend.rpc.mockResolvedValue({ data: null, error: offline.error });
    await userEvent.click(screen.getByRole('button', { name: 'Download a copy' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The copy could not be made');
    backend.rpc.mockImplementation(answer);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(files).toHaveLength(1));
  });
});
