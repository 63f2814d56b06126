import { type WorkerMessage, workerFile } from '@/config/worker';

const hourMs = 3_600_000;

const workers = () => ('serviceWorker' in navigator ? navigator.serviceWorker : null);
const send = (worker: ServiceWorker, message: WorkerMessage) => worker.postMessage(message);

/**
 * Registers the worker of the site and looks for a newer one whenever somebody comes back to the page after an hour.
 * @param onWaiting hears of the worker of a newer build, which waits until it is let in
 * @returns how to stop listening
 */
export function followWorker(onWaiting: (worker: ServiceWorker) => void): () => void {
  const over = new AbortController();
  const { signal } = over;

  async function begin(): Promise<void> {
    const registration = await workers()?.register(workerFile);
    if (!registration || signal.aborted) return;
    const look = () => {
      // The first worker of a browser takes nobody's place.
      if (registration.waiting && workers()?.controller) onWaiting(registration.waiting);
    };
    look();
    const watch = () => registration.installing?.addEventListener('statechange', look, { signal });
    watch();
    registration.addEventListener('updatefound', watch, { signal });
    let looked = Date.now();
    const update = () => {
      if (document.visibilityState !== 'visible' || Date.now() - looked < hourMs) return;
      looked = Date.now();
      registration.update().catch(() => undefined); // no connection: the next time
    };
    document.addEventListener('visibilitychange', update, { signal });
  }

  begin().catch((error: unknown) => console.warn('The site will not work without a connection:', error));
  return () => over.abort();
}

/** Takes back what was registered here. */
export async function dropWorker(): Promise<void> {
  const registrations = (await workers()?.getRegistrations()) ?? [];
  await Promise.all(registrations.map((registration) => registration.unregister()));
}

/** Lets the worker of a newer build take over and opens the page anew with it. */
export function letIn(worker: ServiceWorker): void {
  const reload = () => window.location.reload();
  workers()?.addEventListener('controllerchange', reload, { once: true });
  send(worker, { type: 'go' });
}

/** Asks the worker to keep what offline pages need in a language, and what this page has loaded before the worker stood. */
export async function keepForOffline(language: string): Promise<void> {
  const registration = await workers()?.ready;
  if (!registration?.active) return;
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(
      ({ origin, pathname }) => origin === window.location.origin && /^\/(assets|content)\//.test(pathname),
    )
    .map(({ pathname }) => pathname);
  send(registration.active, { type: 'keep', language, files });
}
