import * as z from 'zod/mini';
import { AppError, codeOfDetail, codeOfStatus } from '@/lib/app-error';
import type { AnswerOf, BodyOf, CallContract } from '@/lib/contracts/call';
import { supabase } from './client';
import type { FunctionRefusal } from './edge-functions';
import { toAppError } from './errors';

interface FunctionErrorBody {
  error?: { code?: string };
}

/**
 * Calls an edge function and answers its JSON, unparsed.
 * @throws AppError whose `detail` is the function's own stable code.
 */
export async function callFunction(name: string, body: unknown): Promise<unknown> {
  const client = await supabase();
  const { data, error } = await client.functions.invoke(name, { body });
  if (!error) return data;
  const response: unknown = (error as Partial<FunctionRefusal>).response;
  if (!(response instanceof Response)) throw toAppError(error);
  const answer = (await response.json().catch(() => ({}))) as FunctionErrorBody;
  throw new AppError(codeOfDetail(answer.error?.code) ?? codeOfStatus(response.status), {
    status: response.status,
    ...(answer.error?.code === undefined ? {} : { detail: answer.error.code }),
    cause: error,
  });
}

/**
 * Calls the edge function of a contract and answers what the contract says it answers.
 * @throws AppError whose `detail` is one of the contract's codes; `refusalCode` reads it
 */
export async function call<C extends CallContract>(contract: C, body: BodyOf<C>): Promise<AnswerOf<C>> {
  return z.parse(contract.answer, await callFunction(contract.name, body)) as AnswerOf<C>;
}
