/*
 * What every schema of the browser is made of; `mini.ts` says why. A schema reads a value from outside and answers it as it
 * may be used, or what is wrong with it and where.
 */

interface Options {
  readonly error?: string;
  readonly path?: readonly PropertyKey[];
  readonly when?: (payload: Payload) => boolean;
}

export type Given = string | Options | undefined;

interface Issue {
  code?: string;
  path?: PropertyKey[];
  message?: string;
  /** Whether what is checked after this may still be checked: said of what has the right type at least. */
  continue?: boolean;
}

export interface Payload {
  value: unknown;
  issues: Issue[];
  /** What was wrong keeps it from going on, whatever it was. */
  aborted?: boolean;
}

export interface Check {
  readonly run: (payload: Payload) => void;
  /** Without it a check waits for a value without a fault of type. */
  readonly when?: ((payload: Payload) => boolean) | undefined;
  readonly error?: string | undefined;
  /** Of checks of length: how long a list may be to be read at all. */
  readonly most?: number;
}

/** What others ask of a schema. */
interface Facts {
  readonly error?: string | undefined;
  /** May be left out of an object, or is put in its place there. */
  readonly optionalIn?: 'optional' | 'defaulted' | undefined;
  /** Is left out of an object where nothing was given. */
  readonly optionalOut?: boolean | undefined;
  /** All values there are, where they can be named. */
  readonly values?: ReadonlySet<unknown> | undefined;
  readonly shape?: Shape;
  readonly others?: Others;
}

export type Shape = Readonly<Record<string, Schema>>;
/** What becomes of members that an object does not name. */
export type Others = 'dropped' | 'kept' | 'refused';

export const errorOf = (given: Given): string | undefined =>
  typeof given === 'string' ? given : given?.error;

const isAborted = ({ aborted, issues }: Payload, from = 0): boolean =>
  aborted === true || issues.slice(from).some((issue) => issue.continue !== true);
const mayNeverGoOn = ({ aborted, issues }: Payload): boolean =>
  aborted === true || issues.some((issue) => issue.continue === false);

export class Schema {
  readonly read: (payload: Payload, self: Schema) => Payload;
  readonly facts: Facts;
  readonly checks: readonly Check[];

  constructor(read: Schema['read'], facts: Facts = {}, checks: readonly Check[] = []) {
    this.read = read;
    this.facts = facts;
    this.checks = checks;
  }

  get shape(): Shape | undefined {
    return this.facts.shape;
  }

  /** Reads, and looks at what was read. */
  run(given: Payload): Payload {
    const payload = this.read(given, this);
    let isOver = isAborted(payload);
    for (const check of this.checks) {
      const { when } = check;
      if (when ? mayNeverGoOn(payload) || !when(payload) : isOver) continue;
      const before = payload.issues.length;
      this.look(payload, check);
      isOver ||= isAborted(payload, before);
    }
    return payload;
  }

  /** Checks, and says what is wrong in the words of the check, or else in those of the schema. */
  look(payload: Payload, { run, error = this.facts.error }: Check): void {
    const before = payload.issues.length;
    run(payload);
    if (error !== undefined) for (const issue of payload.issues.slice(before)) issue.message ??= error;
  }

  check(...added: readonly (Schema | Check | ((payload: Payload) => void))[]): Schema {
    const checks = added.flatMap((one): readonly Check[] => {
      if (typeof one === 'function') return [{ run: one }];
      // Of a schema that is asked besides, what it checks: the type is known.
      return one instanceof Schema ? one.checks.map((own) => ({ error: one.facts.error, ...own })) : [one];
    });
    return new Schema(this.read, this.facts, [...this.checks, ...checks]);
  }

  parse(value: unknown): unknown {
    return parse(this, value);
  }

  safeParse(value: unknown): Parsed {
    return safeParse(this, value);
  }
}

/** Notes that a value is not what it should be. */
export function refuse(payload: Payload, code: string, { facts: { error } }: Schema): Payload {
  payload.issues.push({ code, ...(error === undefined ? {} : { message: error }) });
  return payload;
}

/** Issues of a part, with where it is. */
export const within = (key: PropertyKey, issues: readonly Issue[]): Issue[] =>
  issues.map((issue) => ({ ...issue, path: [key, ...(issue.path ?? [])] }));

interface FoundIssue {
  readonly code: string;
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

class SchemaError extends Error {
  readonly issues: readonly FoundIssue[];

  constructor(issues: readonly FoundIssue[]) {
    super(JSON.stringify(issues));
    this.name = '$ZodError';
    this.issues = issues;
  }
}

type Parsed = { success: true; data: unknown } | { success: false; error: SchemaError };

export function safeParse(schema: Schema, value: unknown): Parsed {
  const payload = schema.run({ value, issues: [] });
  if (payload.issues.length === 0) return { success: true, data: payload.value };
  const issues = payload.issues.map(({ code = 'custom', path = [], message = 'Invalid input' }) => ({
    code,
    path,
    message,
  }));
  return { success: false, error: new SchemaError(issues) };
}

export function parse(schema: Schema, value: unknown): unknown {
  const parsed = safeParse(schema, value);
  if (!parsed.success) throw parsed.error;
  return parsed.data;
}
