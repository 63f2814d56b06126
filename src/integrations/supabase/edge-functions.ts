import { AppError } from '@/lib/app-error';

/** An edge function would not: its answer says why. */
export class FunctionRefusal extends Error {
  readonly response: Response;

  constructor(response: Response) {
    super(`the function answered ${response.status}`);
    this.response = response;
  }
}

export interface EdgeFunctions {
  readonly invoke: (name: string, sent: { body: unknown }) => Promise<{ data: unknown; error: unknown }>;
}

/**
 * Calls edge functions as supabase-js does, with JSON there and back. Its own client knows every other kind of body, too, and
 * brings a kilobyte for them to every page that reads something.
 */
export const edgeFunctions = (url: string, ask: typeof fetch): EdgeFunctions => ({
  async invoke(name, { body }) {
    try {
      const response = await ask(`${url}/${name}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }).catch((cause: unknown) => {
        throw new AppError('network', { cause });
      });
      return response.ok
        ? { data: await response.json(), error: null }
        : { data: null, error: new FunctionRefusal(response) };
    } catch (error) {
      return { data: null, error };
    }
  },
});
