import { describe, expect, it } from 'vitest';
import { edgeFunctions, FunctionRefusal } from '@/integrations/supabase/edge-functions';
import { AppError } from '@/lib/app-error';

const invoked = (ask: typeof fetch, body: unknown = { name: 'Ann' }) =>
  edgeFunctions('https://x.test/functions/v1', ask).invoke('echo', { body });

describe('a call of an edge function', () => {
  it('sends JSON to the address of its name and answers what came back', async () => {
    const asked: Request[] = [];
    const answer = await invoked(async (input, init) => {
      asked.push(new Request(input, init));
      return Response.json({ said: 'hello' });
    });
    expect(answer).toEqual({ data: { said: 'hello' }, error: null });
    const [request] = asked;
    expect([request?.method, request?.url]).toEqual(['POST', 'https://x.test/functions/v1/echo']);
    expect(request?.headers.get('content-type')).toBe('application/json');
    expect(await request?.json()).toEqual({ name: 'Ann' });
  });

  it('answers a refusal with what the function said', async () => {
    const { data, error } = await invoked(async () => Response.json({ error: 'x' }, { status: 429 }));
    expect(data).toBeNull();
    expect(error).toBeInstanceOf(FunctionRefusal);
    expect((error as FunctionRefusal).response.status).toBe(429);
  });

  it('answers that there is no connection, and an answer that is no JSON, as failures', async () => {
    const lost = await invoked(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(lost.error).toBeInstanceOf(AppError);
    expect((lost.error as AppError).code).toBe('network');
    expect((await invoked(async () => new Response('<p>'))).error).toBeInstanceOf(SyntaxError);
  });
});
