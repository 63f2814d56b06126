/** Longer than this, a phone in a tunnel is told that there is no connection. */
const patienceMs = 5000;

/**
 * Whether the site answers: a device can have a network that leads nowhere, and takes that for a connection. The worker
 * keeps no answer to such a question.
 */
export async function isSiteReachable(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    await fetch('/', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(patienceMs) });
    return true;
  } catch {
    return false;
  }
}
