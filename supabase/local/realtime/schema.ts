import { readFileSync } from 'node:fs';

/**
 * The `realtime` schema: policies for private topics, the outbox and its trigger function. Run before the
 * migrations, because they may create policies on `realtime.messages`, and again at every start.
 */
export const realtimeSchema: string = readFileSync(new URL('./schema.sql', import.meta.url), 'utf8');
