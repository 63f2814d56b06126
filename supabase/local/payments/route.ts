/** One address of the API: what it accepts and what it does. */
import type * as z from 'zod';
import type { Core } from './core.ts';

export type Method = 'GET' | 'POST' | 'DELETE';

export interface Route {
  method: Method;
  /** Such as '/v1/customers/:id'. */
  path: string;
  params: z.ZodType;
  run(core: Core, params: unknown, id: string): object;
}

export function route<S extends z.ZodType>(
  method: Method,
  path: string,
  params: S,
  run: (core: Core, params: z.output<S>, id: string) => object,
): Route {
  return { method, path, params, run: run as Route['run'] };
}
