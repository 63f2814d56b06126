import { AppError } from '@/lib/app-error';
import { supabase } from './client';
import { toAppError } from './errors';

interface FunctionErrorBody {
  error?: { code?: string };
}

const byStatus: Record<number, AppError['code']> = {
  400: 'invalid',
  401: 'not_signed_in',
  403: 'forbidden',
  404: 'not_found',
  409: 'conflict',
  422: 'invalid',
  429: 'rate_limited',
  503: 'unavailable',
};

/**
 * Calls an edge function and answers its JSON, unparsed.
 * @throws AppError whose `detail` is the function's own stable code.
 */
export async function callFunction(name: string, body: unknown): Promise<unknown> {
  const client = await supabase();
  const { data, error } = await client.functions.invoke(name, { body: body as Record<string, unknown> });
  if (!error) return data;
  const response: unknown = (error as { context?: unknown }).context;
  if (!(response instanceof Response)) throw toAppError(error);
  const answer = (await response.json().catch(() => ({}))) as FunctionErrorBody;
  throw new AppError(byStatus[response.status] ?? 'unknown', {
    status: response.status,
    ...(answer.error?.code === undefined ? {} : { detail: answer.error.code }),
    cause: error,
  });
}
