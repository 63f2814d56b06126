/**
 * One window goes on from test to test of a worker, emptied of all that a person could have left in it. What the browser has
 * fetched and compiled of the app stays, which costs more than most tests; `reuseContext` would throw that away each time.
 */
import type { Browser, BrowserContext, Page, PlaywrightTestOptions } from '@playwright/test';

interface KeptWindow {
  context: BrowserContext;
  /** A page of the site that runs nothing; it stands behind those of the tests, and keeps their process. */
  keeper: Page;
  /** All that was asked of it at its opening, as JSON. */
  asked: string;
  /** What its storage holds when nobody has been there. */
  stored: readonly { name: string; value: string }[];
  isSpent: boolean;
}

let kept: KeptWindow | undefined;

/** What stays on a window for good. */
const lasting = ['addInitScript', 'exposeBinding', 'exposeFunction'] as const;
const ofClock = ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'] as const;
const heard = [
  'page',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
  'console',
  'dialog',
] as const;

type Calls<Name extends string> = Record<Name, (...given: never[]) => unknown>;

function onCall<Name extends string>(owner: Calls<Name>, names: readonly Name[], then: () => void): void {
  for (const name of names) {
    const call = owner[name].bind(owner);
    owner[name] = (...given) => {
      then();
      return call(...given);
    };
  }
}

type StorageState = PlaywrightTestOptions['storageState'];

async function openWindow(browser: Browser, asked: string, state: StorageState): Promise<KeptWindow> {
  const context = await browser.newContext();
  const keeper = await context.newPage();
  const address = '**/kept-window';
  await keeper.route(address, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
  );
  await keeper.goto('/kept-window');
  await keeper.unroute(address);
  const [origin] = typeof state === 'object' ? state.origins : [];
  const window = { context, keeper, asked, stored: origin?.localStorage ?? [], isSpent: false };
  const spend = () => {
    window.isSpent = true;
  };
  onCall(context, lasting, spend);
  onCall(context.clock, ofClock, spend);
  return window;
}

async function emptyWindow({ context, keeper, stored }: KeptWindow): Promise<void> {
  for (const name of heard) context.removeAllListeners(name);
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await Promise.all(
    context
      .pages()
      .filter((page) => page !== keeper)
      .map((page) => page.close()),
  );
  await context.setOffline(false);
  await context.clearPermissions();
  await context.clearCookies();
  await keeper.evaluate(async (entries) => {
    localStorage.clear();
    for (const { name, value } of entries) localStorage.setItem(name, value);
    const databases = await indexedDB.databases();
    await Promise.all(
      databases.map(
        ({ name = '' }) =>
          new Promise((resolve, reject) => {
            const request = indexedDB.deleteDatabase(name);
            request.onsuccess = resolve;
            request.onerror = reject;
          }),
      ),
    );
    for (const name of await caches.keys()) await caches.delete(name);
  }, stored);
}

/**
 * @param options all that a test asks of its window: one that asks for something else gets another
 * @param run what is done with it; afterwards it is empty again, or gone
 */
export async function withWindow(
  browser: Browser,
  options: Partial<PlaywrightTestOptions>,
  run: (context: BrowserContext) => Promise<void>,
): Promise<void> {
  const asked = JSON.stringify(options);
  if (kept && kept.asked !== asked) {
    await kept.context.close();
    kept = undefined;
  }
  kept ??= await openWindow(browser, asked, options.storageState);
  const window = kept;
  await run(window.context);
  // Those that a test opened for somebody else would go on asking and listening for as long as the tests run.
  for (const other of browser.contexts()) if (other !== window.context) await other.close();
  if (window.isSpent) {
    kept = undefined;
    await window.context.close();
    return;
  }
  await emptyWindow(window);
}
