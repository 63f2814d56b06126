/** Who may call what only the server itself starts: whoever holds the service key. */

async function digest(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
}

/** Whether the request carries the service key as its bearer token; takes the same time for every wrong one. */
export async function carriesServiceKey(request: Request, serviceKey: string): Promise<boolean> {
  const given = /^Bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';
  const [one, other] = await Promise.all([digest(given), digest(serviceKey)]);
  return one.reduce((difference, byte, at) => difference | (byte ^ (other[at] ?? 0)), 0) === 0;
}
