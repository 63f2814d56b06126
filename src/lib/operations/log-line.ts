/*
 * The one frame of what is logged, by functions, by jobs and about errors in browsers: a JSON object a line, of the fields
 * below and no others. Whatever a field holds that is not of its form is left out, so that no address, token, answer or text
 * of somebody's gets into a log, whoever put it there.
 */
import { type Fault, isFaultCode, isFaultName, isPlace } from './fault.ts';

export const logLevels = ['error', 'warn', 'info'] as const;
export type LogLevel = (typeof logLevels)[number];
const logSources = ['function', 'job', 'client'] as const;

export interface LogFields {
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly level: LogLevel;
  readonly source: (typeof logSources)[number];
  /** Of the function or job; of a browser how its error was caught. */
  readonly name: string;
  /** The request it belongs to, from the browser to the database. */
  readonly request?: string | null | undefined;
  readonly release?: string | undefined;
  /** What happened, in a word of ours. */
  readonly event?: string | undefined;
  readonly fault?: Fault | undefined;
  /** How long it took. */
  readonly ms?: number | null | undefined;
  /** The page, as the router writes it, and where in the program, as a hash. */
  readonly page?: string | undefined;
  readonly stack?: string | undefined;
}

const requestForm = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Whether it is the number of a request: a UUID in small letters. */
export const isRequestId = (text: unknown): text is string =>
  typeof text === 'string' && requestForm.test(text);
/** The beginning of a commit, or what the build calls its first file; too short for a token. */
export const releaseForm = /^[\w-]{1,12}$/;
/** As a browser counts them: 16 digits of a hash. */
export const stackForm = /^[0-9a-f]{16}$/;
export const pageForm = /^\/[A-Za-z/:*-]{0,79}$/;

const is = (form: RegExp) => (value: unknown) => typeof value === 'string' && form.test(value);
const oneOf = (values: readonly string[]) => (value: unknown) => values.includes(value as string);

const forms: Readonly<Record<Exclude<keyof LogFields, 'fault'>, (value: unknown) => boolean>> = {
  at: is(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,6})?Z$/),
  level: oneOf(logLevels),
  source: oneOf(logSources),
  name: is(/^[a-z][a-z-]{0,39}$/),
  request: isRequestId,
  release: is(releaseForm),
  event: is(/^[a-z]+(?:_[a-z]+){1,6}$/),
  ms: (value) => Number.isInteger(value) && (value as number) >= 0,
  page: is(pageForm),
  stack: is(stackForm),
};

/** A fault that came from somewhere else than `faultOf` is looked at, too. */
const cleanFault = (fault: Fault): Fault =>
  fault.slice(0, 5).map(({ name, code, at }) => ({
    ...(name !== undefined && (name === 'Error' || isFaultName(name)) && { name }),
    ...(code !== undefined && isFaultCode(code) && { code }),
    ...(at !== undefined && { at: at.filter(isPlace) }),
  }));

export function logLine(fields: LogFields): string {
  const kept = Object.entries(forms).flatMap(([key, isOfForm]) => {
    const value = fields[key as keyof typeof forms];
    return isOfForm(value) ? [[key, value]] : [];
  });
  return JSON.stringify({
    ...Object.fromEntries(kept),
    ...(fields.fault !== undefined && { fault: cleanFault(fields.fault) }),
  });
}
