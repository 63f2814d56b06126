import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadConfig } from '../../supabase/local/config.ts';
import { promptFunctions, scheduledFunctions, startSchedule } from '../../supabase/local/schedule.ts';

const root = join(import.meta.dirname, '../..');

function start(answers: Record<string, () => Promise<Response>> = {}, before?: () => Promise<void>) {
  const calls: string[] = [];
  const logs: string[] = [];
  const schedule = startSchedule({
    names: ['sweep', 'erase'],
    serviceKey: 'service-key',
    siteUrl: () => 'http://127.0.0.1:1',
    log: (line) => logs.push(line),
    ...(before && { before }),
    firstMs: 1000,
    everyMs: 60_000,
    async call(request, url) {
      const name = url.pathname.split('/').at(-1) ?? '';
      calls.push(`${request.method} ${name} ${request.headers.get('authorization')} ${await request.text()}`);
      return (await answers[name]?.()) ?? Response.json({});
    },
  });
  return { schedule, calls, logs };
}

describe('scheduled functions', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('are called with the service key after the start and again and again', async () => {
    const { schedule, calls } = start();
    expect(calls).toEqual([]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(calls).toEqual(['POST sweep Bearer service-key {}', 'POST erase Bearer service-key {}']);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(calls).toHaveLength(6);
    schedule.stop();
  });

  it('come after what is SQL alone, and neither comes once the backend has stopped', async () => {
    const order: string[] = [];
    const { schedule, calls } = start({}, async () => {
      order.push(`jobs before ${calls.length} calls`);
    });
    await schedule.run();
    expect(order).toEqual(['jobs before 0 calls']);
    schedule.stop();
    await schedule.run();
    expect(order).toHaveLength(1);
  });

  it('stop with the backend', async () => {
    const { schedule, calls } = start();
    schedule.stop();
    await vi.advanceTimersByTimeAsync(200_000);
    expect(calls).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('go on when one of them fails, which is noted', async () => {
    const { schedule, calls, logs } = start({
      sweep: () => Promise.reject(new Error('no process')),
      erase: async () => new Response('', { status: 503 }),
    });
    await schedule.run();
    expect(calls).toHaveLength(2);
    expect(logs).toEqual(['[schedule] sweep failed: Error: no process', '[schedule] erase answered 503']);
    schedule.stop();
  });

  it('exist and are reachable with the service key, which is no signed token', () => {
    const { functions } = loadConfig(root);
    for (const name of [...scheduledFunctions, ...promptFunctions]) {
      expect(existsSync(join(root, 'supabase/functions', name, 'index.ts'))).toBe(true);
      expect([name, functions[name]?.verify_jwt]).toEqual([name, false]);
    }
  });
});
