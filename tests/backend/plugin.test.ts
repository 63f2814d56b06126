import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { createServer, type ViteDevServer } from 'vite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { assertUnlocked, DataFolderInUse } from '../../supabase/local/db/data-lock.ts';
import { localSupabase } from '../../supabase/local/plugin.ts';
import { fixtureRoot } from './support/backend.ts';

describe('the Vite plugin', () => {
  let folder: string;
  let data: string;
  const servers: ViteDevServer[] = [];

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'plugin-'));
    data = join(folder, 'pg');
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(async () => {
    await Promise.all(servers.splice(0).map((server) => server.close()));
    rmSync(folder, { recursive: true, force: true });
    vi.restoreAllMocks();
  });

  function addressOf(server: ViteDevServer): string {
    const address = server.httpServer?.address() as AddressInfo | null | undefined;
    if (!address) throw new Error('the server does not listen');
    return `http://127.0.0.1:${address.port}`;
  }

  async function start(url = data): Promise<{ server: ViteDevServer; address: string }> {
    const server = await createServer({
      root: fixtureRoot,
      configFile: false,
      logLevel: 'silent',
      cacheDir: join(folder, 'vite'),
      plugins: [localSupabase({ url })],
      server: { host: '127.0.0.1', port: 0, cors: false },
    });
    servers.push(server);
    await server.listen();
    return { server, address: addressOf(server) };
  }

  it('serves the backend on the address of the app, and links of mails lead to it', async () => {
    const { address } = await start('memory://plugin');
    const client = createClient(address, 'sb_publishable_fixture', { auth: { persistSession: false } });
    expect((await client.from('notices').select('id')).data).toHaveLength(2);
    await client.auth.signUp({ email: 'new@example.com', password: 'Secret-123' });
    const [mail] = (await (await fetch(`${address}/_local/inbox.json`)).json()) as { link: string }[];
    expect(mail?.link).toContain(`${address}/auth/v1/verify?`);
    expect(new URL(mail?.link ?? '').searchParams.get('redirect_to')).toBe(address);
  });

  it('lets the data go when the server is closed', async () => {
    const { server } = await start();
    expect(() => assertUnlocked(data)).toThrow(DataFolderInUse);
    await server.close();
    assertUnlocked(data);
  });

  it('keeps one backend over a restart', async () => {
    const { server, address } = await start();
    const client = createClient(address, 'sb_publishable_fixture', { auth: { persistSession: false } });
    await client.auth.signUp({ email: 'kept@example.com', password: 'Secret-123' });
    await server.restart();
    const inbox = await fetch(`${addressOf(server)}/_local/inbox.json`);
    expect(await inbox.json()).toHaveLength(1);
    await server.close();
    assertUnlocked(data);
  });

  it('leaves realtime connections of others alone', async () => {
    const { address } = await start('memory://plugin');
    const socket = new WebSocket(`${address.replace('http', 'ws')}/?token=none`, 'vite-ping');
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve, { once: true });
      socket.addEventListener('error', reject, { once: true });
    });
    socket.close();
  });
});
