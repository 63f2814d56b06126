import { backendAddress } from '@/integrations/supabase/env';
import { type ClientErrorKind, maxClientErrors, stackHash } from '@/lib/operations/client-error';
import { toldErrors } from './log';

/** The name of the first file is that of the build. */
function release(): string {
  const file = document.querySelector<HTMLScriptElement>('script[type="module"][src*="/assets/"]')?.src;
  return /([\w-]{8})\.js$/.exec(file ?? '')?.[1] ?? 'unbuilt';
}

/**
 * Tells that an error came up: where in the program, as a hash, and on what kind of page; never what it says. Call only
 * where the choice allows it.
 */
export function tellClientError(kind: ClientErrorKind, error: unknown, page: string): void {
  const count = Number(toldErrors.get() ?? 0) + 1;
  if (!(count <= maxClientErrors)) return;
  toldErrors.set(String(count));
  fetch(`${backendAddress().url}/functions/v1/client-errors`, {
    method: 'POST',
    body: JSON.stringify({ kind, page, stack: stackHash(error), release: release() }),
    headers: { 'content-type': 'application/json' },
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
  }).catch(() => {
    // Offline: it is lost, as it may be.
  });
}
