/** Takes the place of every worker that is out there, drops what they kept and goes: `VITE_SERVICE_WORKER=retired npm run build`. */
import { scope } from './scope';

scope.addEventListener('install', (event) => {
  event.waitUntil(scope.skipWaiting());
});

scope.addEventListener('activate', (event) => {
  event.waitUntil(retire());
});

async function retire(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith('fcl-')).map((name) => caches.delete(name)));
  await scope.registration.unregister();
}
