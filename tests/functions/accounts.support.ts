/** What the tests of the account functions share. */
import fc from 'fast-check';

export const SITE = 'https://site.example';

export const post = (body: unknown, headers: Record<string, string> = {}): Request =>
  new Request('http://127.0.0.1/function', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

export interface Answer {
  status: number;
  body: { success?: boolean; error?: { code: string; id?: string } };
}

export async function answerOf(response: Response): Promise<Answer> {
  return { status: response.status, body: (await response.json()) as Answer['body'] };
}

export const refused = (status: number, code: string): Answer => ({ status, body: { error: { code } } });
export const success: Answer = { status: 200, body: { success: true } };

/** Noise, and bodies that are nearly right: those reach further. */
export function hostileBodies(good: Record<string, unknown>): fc.Arbitrary<unknown> {
  const nearly = fc
    .tuple(fc.constantFrom(...Object.keys(good), '__proto__', 'constructor'), fc.jsonValue())
    .map(([key, value]) => ({ ...good, [key]: value }));
  const partly = fc.subarray(Object.entries(good)).map((entries) => Object.fromEntries(entries));
  return fc.oneof(fc.string(), fc.json(), fc.jsonValue(), nearly, partly);
}
