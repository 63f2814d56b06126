/** Parameters: what a route accepts, and the provider's words for what it does not. */
import * as z from 'zod';
import { invalid, missing, notModelled, type PaymentError } from './errors.ts';
import type { Metadata } from './objects.ts';
import { shapes } from './shapes.ts';

export const text = z.string().max(5000);
export const int = z
  .string()
  .regex(/^-?\d{1,15}$/, { error: (issue) => `Invalid integer: ${issue.input}` })
  .transform(Number);
export const decimal = z
  .string()
  .regex(/^\d+(\.\d+)?$/, { error: (issue) => `Invalid decimal: ${issue.input}` })
  .transform(Number);
export const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
export const address = z.string().refine((value) => URL.canParse(value) && /^https?:/.test(value), {
  error: 'Not a valid URL',
});
/** An empty text takes all keys away. */
export const metadata = z.union([z.literal(''), z.record(z.string(), z.string())]).optional();

/** What every list accepts. */
export const pages = {
  limit: int.optional(),
  starting_after: text.optional(),
  ending_before: text.optional(),
};

/** What most lists accept besides: from when. */
export const paging = {
  ...pages,
  created: z.strictObject({ gt: int, gte: int, lt: int, lte: int }).partial().optional(),
};

export const none = z.strictObject({});

/** Keys are set one by one; an empty value takes its key away. */
export function mergeMetadata(current: Metadata, given: Metadata | '' | undefined): Metadata {
  if (given === undefined) return current;
  if (given === '') return {};
  const merged = { ...current };
  for (const [key, value] of Object.entries(given)) {
    if (key.length > 40)
      throw invalid(
        `Metadata keys can have up to 40 characters, but you passed in a key that is ${key.length} characters.`,
        'metadata',
      );
    if (value.length > 500)
      throw invalid(
        `Metadata values can have up to 500 characters, but you passed in a value that is ${value.length} characters.`,
        `metadata[${key}]`,
      );
    if (value === '') delete merged[key];
    else merged[key] = value;
  }
  if (Object.keys(merged).length > 50) throw invalid('You can have up to 50 keys of metadata.', 'metadata');
  return merged;
}

type Path = readonly PropertyKey[];

/** ['line_items', 0, 'price'] → line_items[0][price] */
const named = (path: Path): string =>
  path.map((part, index) => (index === 0 ? String(part) : `[${String(part)}]`)).join('');

/** ['line_items', 0] → line_items[] */
const place = (path: Path): string =>
  path
    .map((part, index) => (typeof part === 'number' ? '[]' : `${index === 0 ? '' : '.'}${String(part)}`))
    .join('');

function valueAt(raw: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key],
    raw,
  );
}

function unknownParameters(route: string, path: Path, keys: readonly string[]): PaymentError {
  const known = shapes().params[route]?.[place(path)] ?? [];
  const foreign = keys.filter((key) => !known.includes(key)).map((key) => named([...path, key]));
  const [first] = foreign;
  if (first === undefined) {
    const param = named([...path, keys[0] ?? '']);
    return notModelled(`the parameter ${param}`, param);
  }
  const words = foreign.length === 1 ? 'parameter' : 'parameters';
  return invalid(`Received unknown ${words}: ${foreign.join(', ')}`, first, 'parameter_unknown');
}

function toError(route: string, raw: unknown, issue: z.core.$ZodIssue): PaymentError {
  if (issue.code === 'unrecognized_keys') return unknownParameters(route, issue.path, issue.keys);
  const param = named(issue.path);
  if (valueAt(raw, issue.path) === undefined) return missing(param);
  if (issue.code === 'invalid_value') {
    return invalid(`Invalid ${param}: must be one of ${issue.values.join(', ')}`, param);
  }
  if (issue.message.startsWith('Invalid integer')) {
    return invalid(issue.message, param, 'parameter_invalid_integer');
  }
  if (issue.message === 'Not a valid URL') return invalid(issue.message, param, 'url_invalid');
  return invalid(`Invalid ${param}: ${issue.message}`, param);
}

/** @throws PaymentError for the first thing that is wrong; unknown names come first. */
export function parseParams<S extends z.ZodType>(route: string, schema: S, raw: unknown): z.output<S> {
  const parsed = schema.safeParse(raw);
  if (parsed.success) return parsed.data;
  const { issues } = parsed.error;
  const issue = issues.find(({ code }) => code === 'unrecognized_keys') ?? issues[0];
  throw issue ? toError(route, raw, issue) : invalid('Invalid request.');
}
