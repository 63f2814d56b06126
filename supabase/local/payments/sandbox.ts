/**
 * The payments sandbox: what the provider's official client, its hosted pages and its webhooks do, as far as this
 * product uses them, without a network and without money. Embedded backend only.
 */
import { rmSync } from 'node:fs';
import type { LocalDb, Log } from '../types.ts';
import { handleApi } from './api.ts';
import { type ControlParts, handleControl } from './control.ts';
import { createCore } from './core.ts';
import { payDemoOrders } from './demo-payments.ts';
import { handlePage } from './pages/handler.ts';
import { fillCatalogue, readPlanPrices } from './plan-prices.ts';
import { freshState, loadState, saveState } from './state.ts';
import { runDue } from './timeline.ts';
import { createWebhooks } from './webhooks.ts';

/** Public constants: they open nothing but the sandbox of the machine they are used on. */
export const STRIPE_SECRET_KEY = 'sk_test_local_focus_clarity_lab';
export const STRIPE_WEBHOOK_SECRET = 'whsec_local_focus_clarity_lab';

const PREFIX = '/payments';
const TICK_MS = 1000;

export interface Payments {
  /** Where the API is: its client adds /v1/…; see README.md. */
  address(): string;
  /** Answers a request to /payments/…; only this machine may use the controls of tests. */
  handle(request: Request, url: URL, isLocal: boolean): Promise<Response>;
  close(): void;
}

export interface PaymentsOptions {
  db: LocalDb;
  /** Address the backend is reached at. */
  siteUrl(): string;
  /** File that everything is kept in; null keeps it in memory. */
  stateFile: string | null;
  /** The database was made just now: what the file holds belongs to one that is gone. */
  isFresh: boolean;
  log: Log;
}

export async function createPayments(options: PaymentsOptions): Promise<Payments> {
  const { db, siteUrl, stateFile, isFresh, log } = options;
  if (stateFile !== null && isFresh) rmSync(stateFile, { force: true });
  const state = loadState(stateFile);
  const address = (): string => `${siteUrl()}${PREFIX}`;
  const core = createCore({
    state,
    address,
    onEvent: (event) => webhooks.enqueue(event),
  });
  let isClosed = false;
  const save = (): void => {
    if (stateFile !== null && !isClosed) saveState(stateFile, state);
  };
  const webhooks = createWebhooks({
    state,
    now: core.now,
    secret: STRIPE_WEBHOOK_SECRET,
    target: () => state.settings.webhook_url ?? `${siteUrl()}/functions/v1/stripe-webhook`,
    log,
    onChange: save,
  });
  const refresh = async (): Promise<void> => fillCatalogue(core, await readPlanPrices(db));
  const tick = (): void => {
    if (runDue(core)) save();
  };
  const parts: ControlParts = {
    core,
    webhooks,
    tick,
    refresh,
    async reset() {
      Object.assign(state, freshState());
      await refresh();
    },
  };
  const send = (): void => {
    webhooks.pump().catch((error: unknown) => log(`[payments] webhooks stopped: ${String(error)}`));
  };

  async function answer(request: Request, path: string, isLocal: boolean): Promise<Response> {
    if (path.startsWith('/_sandbox')) {
      if (!isLocal) return Response.json({ message: 'only from this machine' }, { status: 403 });
      return handleControl(parts, request, path.slice('/_sandbox/'.length));
    }
    // An admin may have set a price since.
    if (path === '/v1/checkout/sessions' || path.startsWith('/portal/')) await refresh();
    if (/^\/v[12]\//.test(path)) return handleApi(core, request, path, log);
    return handlePage(core, request, path);
  }

  await refresh();
  await payDemoOrders(core, db);
  save();
  const timer = setInterval(() => {
    tick();
    send();
  }, TICK_MS);
  timer.unref();

  return {
    address,
    async handle(request, url, isLocal) {
      tick();
      const response = await answer(request, url.pathname.slice(PREFIX.length), isLocal);
      if (request.method !== 'GET') save();
      send();
      return response;
    },
    close() {
      clearInterval(timer);
      webhooks.close();
      save();
      isClosed = true;
    },
  };
}
