/**
 * What a hosted project starts by cron (README.md, "Schedules"): functions that are called with the service key, soon
 * after the start and every ten minutes, or every minute. What is SQL alone is looked through every minute.
 */
import type { LocalDb, Log } from './types.ts';

/** Functions that make up for missed events and carry out what falls due. */
export const scheduledFunctions = [
  'billing-reconcile',
  'erase-accounts',
  'operator-alerts',
  'send-refunds',
] as const;
/** Those that people wait for, called every minute. */
export const promptFunctions = ['dispatch-reminders', 'send-mails', 'contact-notify'] as const;
export const PROMPT_MS = 60 * 1000;

const EVERY_MS = 10 * 60 * 1000;
/** A start has enough to do, and people wait for it. */
const FIRST_MS = 20 * 1000;

/**
 * Purges and whatever else is SQL alone, each when its time has come: the embedded database has no scheduler. One that fails
 * is noted and tried again with the next round.
 */
export async function runDueJobs(db: LocalDb, log: Log): Promise<void> {
  const due = await db.query<{ name: string }>(
    `select name from private.scheduled_jobs
     where command is not null and (last_run_at is null or last_run_at + every <= now()) order by name`,
  );
  for (const { name } of due) {
    try {
      const [run] = await db.query<{ fault: string | null }>('select private.run_job($1) as fault', [name]);
      if (run?.fault) log(`[schedule] ${name} failed: ${run.fault}`);
    } catch (error) {
      log(`[schedule] ${name} failed: ${String(error)}`);
    }
  }
}

export interface ScheduleOptions {
  names: readonly string[];
  serviceKey: string;
  siteUrl(): string;
  /** Hands a request to a function. */
  call(request: Request, url: URL): Promise<Response>;
  log: Log;
  /** Done before the functions are called; does not fail. */
  before?: () => Promise<void>;
  firstMs?: number;
  everyMs?: number;
}

export interface Schedule {
  /** Calls every function once, one after the other. */
  run(): Promise<void>;
  stop(): void;
}

async function callOne({ serviceKey, siteUrl, call, log }: ScheduleOptions, name: string): Promise<void> {
  const url = new URL(`/functions/v1/${name}`, siteUrl());
  const headers = { authorization: `Bearer ${serviceKey}`, 'content-type': 'application/json' };
  try {
    const response = await call(new Request(url, { method: 'POST', headers, body: '{}' }), url);
    await response.arrayBuffer();
    if (!response.ok) log(`[schedule] ${name} answered ${response.status}`);
  } catch (error) {
    log(`[schedule] ${name} failed: ${String(error)}`);
  }
}

export function startSchedule(options: ScheduleOptions): Schedule {
  const { names, firstMs = FIRST_MS, everyMs = EVERY_MS } = options;
  let isStopped = false;
  let timer: NodeJS.Timeout;
  const run = async (): Promise<void> => {
    if (!isStopped) await options.before?.();
    for (const name of names) if (!isStopped) await callOne(options, name);
  };
  const wait = (ms: number): void => {
    // The next one is put down when this one is done, so that they never overlap.
    timer = setTimeout(async () => {
      await run();
      if (!isStopped) wait(everyMs);
    }, ms);
    timer.unref();
  };
  wait(firstMs);
  return {
    run,
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
