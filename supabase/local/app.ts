/**
 * The embedded backend: what a hosted Supabase project offers the app, in one process and on one address. For
 * development and tests; it never ships.
 */
import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import type { Extension } from '@electric-sql/pglite';
import { getRequestListener } from '@hono/node-server';
import { App } from '@supabase/lite';
import type { AuthContext } from './auth/context.ts';
import { createLiteMailer } from './auth/lite-mailer.ts';
import { createAuth } from './auth/shim.ts';
import { createUsers } from './auth/users.ts';
import { loadConfig } from './config.ts';
import type { ClusterName } from './db/kept-cluster.ts';
import { prepareDb } from './db/migrate.ts';
import type { OpenedDb } from './db/open.ts';
import { createFunctions } from './functions/index.ts';
import { guarded } from './guard.ts';
import { preflight, withCors } from './http.ts';
import { createAuthMails } from './inbox/auth-mails.ts';
import { handleInbox, isLocal } from './inbox/handler.ts';
import { createInboxStore, type InboxStore } from './inbox/store.ts';
import { createPayments, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET } from './payments/sandbox.ts';
import { pushKeys } from './push-keys.ts';
import { createRealtime } from './realtime/index.ts';
import { assertRefusesUngranted, createRest } from './rest.ts';
import { PROMPT_MS, promptFunctions, runDueJobs, scheduledFunctions, startSchedule } from './schedule.ts';
import { seed } from './seed/seed.ts';
import type { LocalConfig, Log } from './types.ts';

export interface BackendOptions {
  /** Folder that holds `supabase/`. */
  root: string;
  /** A folder or memory:// (PGlite), or postgres://…; default LOCAL_DB_URL, else memory://. */
  url?: string | undefined;
  driver?: 'pglite' | 'postgres' | undefined;
  extensions?: Record<string, Extension> | undefined;
  /** In memory: begins as a copy of the first database that was made and filled under this name. */
  keepAs?: ClusterName | undefined;
  /** Address the app and this backend are reached at; a function while it is not known yet. */
  siteUrl?: string | (() => string) | undefined;
  log?: Log | undefined;
  /** Environment of the edge functions besides what hosted projects set. */
  env?: Record<string, string> | undefined;
  /** Calls scheduled functions by itself; off unless asked for. */
  schedule?: boolean | undefined;
}

export interface Backend {
  readonly db: OpenedDb;
  readonly config: LocalConfig;
  readonly inbox: InboxStore;
  /** Migrations that were applied at this start. */
  readonly applied: readonly string[];
  /** Milliseconds the start took. */
  readonly readyMs: number;
  /** Connect middleware: answers what is the backend's and passes on the rest. */
  middleware(request: IncomingMessage, response: ServerResponse, next: () => void): void;
  /** Takes over a WebSocket of realtime; false for anybody else's. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean;
  /** A request inside the process. `peer` is the caller's address, null for this process itself. */
  fetch(request: Request, peer?: string | null): Promise<Response>;
  close(): Promise<void>;
}

/** Paths that are the backend's; everything else is the app's. */
const OWN =
  /^\/((auth|rest|realtime|functions)\/v1|api\/metrics|payments|_local\/(inbox|inbox\.json|mail|resend))(\/|\?|$)/;

export async function createBackend(options: BackendOptions): Promise<Backend> {
  const started = performance.now();
  const { root, log = console.error } = options;
  const config = loadConfig(root);
  const given = options.siteUrl ?? config.auth.site_url;
  const siteUrl = typeof given === 'function' ? given : () => given;

  const url = options.url ?? process.env.LOCAL_DB_URL ?? 'memory://';
  const stateFile = fileBeside(url, 'payments');
  const isFresh = !existsSync(url);
  const inbox = createInboxStore();
  const sendMail = createAuthMails({ root, config, siteUrl, inbox });
  const contextOf = (db: OpenedDb): AuthContext => {
    return { db, config, users: createUsers(db), siteUrl, sendMail, log };
  };
  const db = await prepareDb({
    url,
    driver: options.driver,
    extensions: options.extensions,
    keepAs: options.keepAs,
    migrations: join(root, 'supabase/migrations'),
    fill: (opened) => seed(contextOf(opened), root),
  });
  try {
    const app = await createLite(db, config);
    app._mailer = createLiteMailer(sendMail, siteUrl);
    const rest = createRest(app, db);
    const auth = createAuth({ ...contextOf(db), lite: rest });
    await assertRefusesUngranted(db, rest, config);
    const realtime = await createRealtime({ db, config, log });
    const payments = await createPayments({ db, siteUrl, stateFile, isFresh, log });
    const env = {
      // Functions send mail through Resend's API; here it ends in the inbox.
      ENVIRONMENT: 'development',
      // Addresses with '.test@' or '+test@' are confirmed without a mail; production refuses it whatever is set.
      TEST_ACCOUNTS: 'on',
      // The gateway writes this header itself.
      CLIENT_ADDRESS: 'x-forwarded-for',
      RESEND_API_KEY: 'mail-is-caught-locally',
      get RESEND_API_URL() {
        return `${siteUrl()}/_local/resend`;
      },
      STRIPE_SECRET_KEY,
      STRIPE_WEBHOOK_SECRET,
      ...(await pushKeys(fileBeside(url, 'push'))),
      // As a shop that sells to Europe has them; see README, payments.
      STRIPE_AUTOMATIC_TAX: 'on',
      STRIPE_BILLING_ADDRESS: 'required',
      STRIPE_TAX_IDS: 'on',
      get STRIPE_API_BASE() {
        return payments.address();
      },
      ...options.env,
    };
    const functions = createFunctions({ root, config, baseUrl: siteUrl, log, env });
    const scheduling = {
      serviceKey: config.auth.secret_key,
      siteUrl,
      call: (request: Request, url: URL) => functions.handle(request, url, null),
      log,
    };
    const schedules = options.schedule
      ? [
          startSchedule({ ...scheduling, names: scheduledFunctions }),
          startSchedule({
            ...scheduling,
            names: promptFunctions,
            everyMs: PROMPT_MS,
            before: () => runDueJobs(db, log),
          }),
        ]
      : [];

    async function handle(request: Request, peer: string | null = null): Promise<Response> {
      const url = new URL(request.url);
      const { pathname } = url;
      if (pathname.startsWith('/auth/v1/'))
        return guarded(request, peer, config, (taken) => auth(taken, url));
      if (pathname.startsWith('/functions/v1/')) return functions.handle(request, url, peer);
      // As a host leads it there.
      if (pathname === '/api/metrics')
        return functions.handle(request, new URL('/functions/v1/metrics', url), peer);
      if (/^\/payments(\/|$)/.test(pathname)) return payments.handle(request, url, isLocal(peer));
      if (pathname.startsWith('/realtime/v1/')) {
        return request.method === 'OPTIONS' ? preflight() : withCors(await realtime.handleHttp(request, url));
      }
      if (pathname.startsWith('/_local/')) {
        return (await handleInbox(request, url, inbox, peer)) ?? new Response('not found', { status: 404 });
      }
      return guarded(request, peer, config, rest);
    }

    const listener = getRequestListener(
      (request, env) => handle(request, env.incoming.socket?.remoteAddress ?? null),
      { overrideGlobalObjects: false },
    );
    return {
      db,
      config,
      inbox,
      applied: db.applied,
      readyMs: Math.round(performance.now() - started),
      middleware: (request, response, next) => {
        if (OWN.test(request.url ?? '')) void listener(request, response);
        else next();
      },
      upgrade: (request, socket, head) => realtime.handleUpgrade(request, socket, head),
      fetch: handle,
      close: async () => {
        for (const schedule of schedules) schedule.stop();
        functions.close();
        payments.close();
        await realtime.close();
        await db.close();
      },
    };
  } catch (error) {
    await db.close();
    throw error;
  }
}

/** What the payments sandbox and the keys of messages keep lies beside a data folder; with any other database nothing is kept. */
const fileBeside = (url: string, name: string): string | null =>
  /^\w+:\/\//.test(url) ? null : `${url.replace(/[\\/]+$/, '')}.${name}.json`;

async function createLite(db: OpenedDb, config: LocalConfig): Promise<App> {
  const { auth } = config;
  const app = new App({
    connection: db.conn,
    // Hosted projects load pg_safeupdate for the API roles.
    api: { schemas: config.api.schemas, max_rows: config.api.max_rows, pg_safe_update: true },
    // Named one by one: lite refuses settings it does not know, such as our templates.
    auth: {
      enabled: true,
      site_url: auth.site_url,
      jwt_secret: auth.jwt_secret,
      jwt_expiry: auth.jwt_expiry,
      publishable_key: auth.publishable_key,
      secret_key: auth.secret_key,
      enable_signup: auth.enable_signup,
      enable_refresh_token_rotation: auth.enable_refresh_token_rotation,
      minimum_password_length: auth.minimum_password_length,
      email: {
        enable_confirmations: auth.email.enable_confirmations,
        double_confirm_changes: auth.email.double_confirm_changes,
        otp_expiry: auth.email.otp_expiry,
        otp_length: auth.email.otp_length,
      },
    },
    db: { migrations: { enabled: false } },
    options: { server: { admin: false, disableStudio: true } },
  });
  await app.init();
  // What it introspected before the migrations is out of date.
  await db.conn.clearSchemaCache();
  // The migrations own the grants. In any other state lite grants everything to anon on the first request.
  Object.assign(db.conn, { rlsState: 'active' });
  return app;
}
