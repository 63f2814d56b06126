/*
 * `zod/mini` as the app in the browser has it. Every page that reads something from outside (the server, the device, an
 * address) starts with its schemas, and Zod itself, written for every case, is 10 kB of each such start; what the schemas of
 * this house ask of it is 3. The build puts this in its place (scripts/vite-schemas.ts); types, tests and the server have Zod,
 * and `tests/integrations/schemas` holds both to the same answers, by case and by every schema there is.
 */
export * from './checks';
export * from './kinds';
export { parse, safeParse } from './schema';
export * from './wraps';
