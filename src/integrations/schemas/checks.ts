/** What may be asked of a value that has the right type already: see `mini.ts`. */
import { type Check, errorOf, type Given, type Payload } from './schema';

/** A rule that a value keeps or breaks. */
function rule(holds: (value: never) => boolean, code: string, given: Given, when?: Check['when']): Check {
  const path = typeof given === 'object' ? given.path : undefined;
  return {
    run(payload) {
      if (holds(payload.value as never)) return;
      payload.issues.push({ code, continue: true, ...(path ? { path: [...path] } : {}) });
    },
    when: (typeof given === 'object' ? given.when : undefined) ?? when,
    error: errorOf(given),
  };
}

export const gte = (least: number, given?: Given) =>
  rule((value: number) => value >= least, 'too_small', given);
export const gt = (below: number, given?: Given) =>
  rule((value: number) => value > below, 'too_small', given);
export const lte = (most: number, given?: Given) => rule((value: number) => value <= most, 'too_big', given);
export const lt = (above: number, given?: Given) => rule((value: number) => value < above, 'too_big', given);
export { gte as minimum, lte as maximum };

const hasLength = ({ value }: Payload) =>
  (value as { length?: number } | null | undefined)?.length !== undefined;
/** Of a text its characters, of which some take two places. */
const lengthOf = (value: string | ArrayLike<unknown>): number =>
  typeof value === 'string'
    ? value.length - (value.match(/[\ud800-\udbff][\udc00-\udfff]/g)?.length ?? 0)
    : value.length;

export const minLength = (least: number, given?: Given): Check => ({
  ...rule((value: string) => lengthOf(value) >= least, 'too_small', given, hasLength),
  most: Number.POSITIVE_INFINITY,
});
export const maxLength = (most: number, given?: Given): Check => ({
  ...rule((value: string) => lengthOf(value) <= most, 'too_big', given, hasLength),
  most,
});
export const length = (exact: number, given?: Given): Check => ({
  ...maxLength(exact, given),
  run(payload) {
    const found = lengthOf(payload.value as string);
    if (found !== exact)
      payload.issues.push({ code: found > exact ? 'too_big' : 'too_small', continue: true });
  },
});

export const regex = (pattern: RegExp, given?: Given) =>
  rule((value: string) => value.search(pattern) >= 0, 'invalid_format', given);

export const refine = (holds: (value: never) => boolean, given?: Given) => rule(holds, 'custom', given);

export const overwrite = (change: (value: never) => unknown): Check => ({
  run(payload) {
    payload.value = change(payload.value as never);
  },
});
export const trim = () => overwrite((value: string) => value.trim());
export const toLowerCase = () => overwrite((value: string) => value.toLowerCase());

/** A check of one's own, which notes its issues itself. */
export const check = (run: (payload: Payload) => void): Check => ({ run });
