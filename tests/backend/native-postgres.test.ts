import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { freePort, startNativePostgres } from '../../supabase/local/db/native.ts';

test('a native PostgreSQL whose port somebody took in the meantime starts on another', async () => {
  const somebody = createServer().listen(0, '127.0.0.1');
  await once(somebody, 'listening');
  const { port: taken } = somebody.address() as AddressInfo;
  const chosen = [taken];
  const server = await startNativePostgres(async () => chosen.shift() ?? freePort());
  expect(new URL(server.url).port).not.toBe(String(taken));
  expect(await server.createDatabase('answers')).toContain('/answers');
  await server.stop();
  somebody.close();
});
