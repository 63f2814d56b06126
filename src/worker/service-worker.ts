/**
 * Answers where the network does not. Pages are asked for first and come from the shell only without an answer; files whose
 * name changes with their content are kept once they were used. It never touches the backend or payments, and keeps nothing
 * that is somebody's own: results and answers stand in the database of the device.
 */
import type { WorkerMessage } from '@/config/worker';
import { isContent, isHashed, isKeepable, isPage } from './keepable';
import { answerPress, renewDevice, showMessage } from './messages';
import { scope } from './scope';

const { version, shell, languages } = __WORKER_FILES__;
const shellPrefix = 'fcl-shell-';
const shellCache = shellPrefix + version;
/** What was visited; the oldest goes when there is more. */
const visitedCache = 'fcl-visited';
const visitedFiles = 300;
/** How long a network may say nothing. */
const patienceMs = 6000;

const find = (wanted: Request | string) => caches.match(wanted, { ignoreVary: true });

/** Every file as the build has made it, or none: an answer that differs is a fault or somebody else's page. */
async function keepShell(): Promise<void> {
  const cache = await caches.open(shellCache);
  await Promise.all(
    shell.map(async ({ url, integrity }) => {
      const known = isHashed(url) ? await find(url) : undefined;
      const answer = known ?? (await fetch(url, { integrity, cache: isHashed(url) ? 'default' : 'reload' }));
      if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
      // A page is not opened with the answer of another address.
      const { status, headers } = answer;
      await cache.put(
        url,
        answer.redirected ? new Response(await answer.blob(), { status, headers }) : answer,
      );
    }),
  );
}

async function begin(): Promise<void> {
  // The page is asked for while the worker still starts.
  await scope.registration.navigationPreload?.enable();
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(shellPrefix) && name !== shellCache);
  await Promise.all(old.map((name) => caches.delete(name)));
  const cache = await caches.open(visitedCache);
  const kept = await cache.keys();
  await Promise.all(kept.slice(0, Math.max(0, kept.length - visitedFiles)).map((one) => cache.delete(one)));
  await scope.clients.claim();
}

async function fetchAndKeep(request: Request): Promise<Response> {
  const response = await fetch(request);
  if (isKeepable(request.url, response)) {
    const cache = await caches.open(visitedCache);
    // A device without room answers all the same.
    await cache.put(request, response.clone()).catch(() => undefined);
  }
  return response;
}

function withinTime<T>(work: Promise<T>): Promise<T> {
  const late = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('no answer')), patienceMs);
  });
  return Promise.race([work, late]);
}

/** The network, and what is kept where it does not answer. */
async function first(work: Promise<Response>, otherwise: Request | string): Promise<Response> {
  try {
    return await withinTime(work);
  } catch {
    return (await find(otherwise)) ?? Response.error();
  }
}

scope.addEventListener('install', (event) => {
  event.waitUntil(
    keepShell().catch(async (error: unknown) => {
      await caches.delete(shellCache);
      throw error;
    }),
  );
});

scope.addEventListener('activate', (event) => event.waitUntil(begin()));

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== scope.location.origin) return;
  if (request.mode === 'navigate') {
    const asked = event.preloadResponse.then((answer) => answer ?? fetch(request));
    if (isPage(pathname)) event.respondWith(first(asked, '/app.html'));
  } else if (isHashed(pathname)) {
    event.respondWith(find(request).then((kept) => kept ?? fetchAndKeep(request)));
  } else if (isContent(pathname)) {
    event.respondWith(first(fetchAndKeep(request), request));
  } else if (shell.some(({ url }) => url === pathname)) {
    event.respondWith(first(fetch(request), request));
  }
});

scope.addEventListener('push', (event) => event.waitUntil(showMessage(event.data?.text() ?? '')));
scope.addEventListener('notificationclick', (event) => event.waitUntil(answerPress(event)));
scope.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renewDevice(event)));

scope.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage | null;
  if (message?.type === 'go') event.waitUntil(scope.skipWaiting());
  if (message?.type === 'keep') {
    event.waitUntil(keep([...(languages[message.language] ?? []), ...message.files]));
  }
});

/** Fetches what is not kept yet. What cannot be had now comes with the next visit. */
async function keep(files: readonly string[]): Promise<void> {
  for (const file of files) {
    const { origin, pathname } = new URL(file, scope.location.origin);
    if (origin !== scope.location.origin || !(isHashed(pathname) || isContent(pathname))) continue;
    if (await find(pathname)) continue;
    await fetchAndKeep(new Request(pathname)).catch(() => undefined);
  }
}
