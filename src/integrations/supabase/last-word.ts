import { backendAddress } from './env';

/** Says something to an edge function as the page is left. Nobody hears what becomes of it. */
export function sayLast(name: string, body: Readonly<Record<string, string>>): void {
  const { url } = backendAddress();
  navigator.sendBeacon(
    `${url}/functions/v1/${name}`,
    new Blob([JSON.stringify(body)], { type: 'application/json' }),
  );
}
