/** What a value may be: see `mini.ts`. */
import { errorOf, type Given, type Others, type Payload, refuse, Schema, type Shape, within } from './schema';
import { optional } from './wraps';

type Facts = Schema['facts'];
type Own = Schema['checks'][number];

const isOf = (
  holds: (value: unknown) => boolean,
  given: Given,
  own: readonly Own[] = [],
  facts: Facts = {},
) =>
  new Schema(
    (payload, self) => (holds(payload.value) ? payload : refuse(payload, 'invalid_type', self)),
    { ...facts, error: errorOf(given) },
    own,
  );
/** One of what can be named. */
const oneOf = (values: ReadonlySet<unknown>, given: Given) =>
  new Schema(
    (payload, self) => (values.has(payload.value) ? payload : refuse(payload, 'invalid_value', self)),
    { values, error: errorOf(given) },
  );

const lastOf = ({ issues }: Payload): Payload['issues'][number] => issues.at(-1) ?? {};

const isText = (value: unknown) => typeof value === 'string';
const isNumber = (value: unknown) => Number.isFinite(value);
const broken = (payload: Payload, goesOn = true) => {
  payload.issues.push({ code: 'invalid_format', continue: goesOn });
};
const form = (pattern: RegExp): Own => ({
  run(payload) {
    if (!pattern.test(payload.value as string)) broken(payload);
  },
});

export const string = (given?: Given) => isOf(isText, given);
export const number = (given?: Given) => isOf(isNumber, given);
export const int = (given?: Given) => isOf(isNumber, given, [whole]);
export const boolean = (given?: Given) => isOf((value) => typeof value === 'boolean', given);
export const unknown = () => new Schema((payload) => payload);
export const never = (given?: Given) => isOf(() => false, given);
const nothing = (given?: Given) => isOf((value) => value === null, given, [], { values: new Set([null]) });
export const literal = (value: unknown, given?: Given) =>
  oneOf(new Set(Array.isArray(value) ? value : [value]), given);
const oneWord = (values: readonly unknown[], given?: Given) => oneOf(new Set(values), given);

const whole: Own = {
  run(payload) {
    if (!Number.isInteger(payload.value)) payload.issues.push({ code: 'invalid_type', continue: false });
    else if (!Number.isSafeInteger(payload.value))
      payload.issues.push({ code: (payload.value as number) > 0 ? 'too_big' : 'too_small', continue: true });
  },
};

const anyUuid =
  /^([0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}|0{8}-0{4}-0{4}-0{4}-0{12}|f{8}-f{4}-f{4}-f{4}-f{12})$/i;
export const uuid = (given?: Given) => isOf(isText, given, [form(anyUuid)]);
const uuidOfChance = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;
export const uuidv4 = (given?: Given) => isOf(isText, given, [form(uuidOfChance)]);

export const url = (given: { readonly protocol?: RegExp } = {}) => {
  const { protocol } = given;
  return isOf(isText, undefined, [
    {
      run(payload) {
        const text = (payload.value as string).trim();
        // `http:host` would be read as an address, too.
        const isOdd = protocol?.source === '^https?$' && !/^https?:\/\//i.test(text);
        if (isOdd || !URL.canParse(text)) return broken(payload);
        if (protocol && !protocol.test(new URL(text).protocol.slice(0, -1))) broken(payload);
        // What the parser passes over is no part of an address.
        payload.value = text.replace(/[\t\n\r]/g, '');
      },
    },
  ]);
};

const day =
  '(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8])))';
const hour = '(?:[01]\\d|2[0-3]):[0-5]\\d';
const datetime = ({ offset = false } = {}) =>
  isOf(isText, undefined, [
    form(new RegExp(`^${day}T${hour}:[0-5]\\d(?:\\.\\d+)?(?:Z${offset ? `|[+-]${hour}` : ''})$`)),
  ]);
export const iso = { datetime };

export const array = (element: Schema, given?: Given) =>
  new Schema(
    (payload, self) => {
      const { value } = payload;
      if (!Array.isArray(value)) return refuse(payload, 'invalid_type', self);
      const other = self.checks.findIndex(({ most }) => most === undefined);
      const caps = other < 0 ? self.checks : self.checks.slice(0, other);
      const tooLong = caps.find(({ most = 0 }) => value.length > most);
      if (tooLong) {
        self.look(payload, tooLong);
        lastOf(payload).continue = false;
        return payload;
      }
      payload.value = Array.from(value, (one: unknown, index) => {
        const read = element.run({ value: one, issues: [] });
        payload.issues.push(...within(index, read.issues));
        return read.value;
      });
      return payload;
    },
    { error: errorOf(given) },
  );

type Members = Record<PropertyKey, unknown>;
const isObject = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function readMember(payload: Payload, member: Schema, key: string, from: Members): void {
  const into = payload.value as Members;
  const { optionalIn, optionalOut } = member.facts;
  const isGiven = key in from;
  const { value, issues } = member.run({ value: from[key], issues: [] });
  if (!isGiven && optionalOut && (optionalIn === 'optional' || (issues.length > 0 && optionalIn))) return;
  payload.issues.push(...within(key, issues));
  if (!isGiven && !optionalIn) {
    if (issues.length === 0) payload.issues.push({ code: 'invalid_type', path: [key] });
    return;
  }
  if (value !== undefined || isGiven || (optionalIn === 'defaulted' && !optionalOut)) into[key] = value;
}

/** Members that nobody named are no reason not to look at the others. */
function refuseUnknown(payload: Payload, self: Schema): Payload {
  lastOf(refuse(payload, 'unrecognized_keys', self)).continue = true;
  return payload;
}

function objectOf(shape: Shape, others: Others, error: string | undefined, checks?: readonly Own[]): Schema {
  const keys = new Set(Object.keys(shape));
  return new Schema(
    (payload, self) => {
      const { value: from } = payload;
      if (!isObject(from)) return refuse(payload, 'invalid_type', self);
      payload.value = {};
      for (const [key, member] of Object.entries(shape)) readMember(payload, member, key, from);
      if (others === 'dropped') return payload;
      let hasUnnamed = false;
      for (const key in from) {
        if (keys.has(key)) continue;
        if (others === 'refused') hasUnnamed = true;
        else if (key !== '__proto__') readMember(payload, unknown(), key, from);
      }
      return hasUnnamed ? refuseUnknown(payload, self) : payload;
    },
    { shape, others, error },
    checks,
  );
}

export const object = (shape: Shape = {}, given?: Given) => objectOf(shape, 'dropped', errorOf(given));
export const strictObject = (shape: Shape, given?: Given) => objectOf(shape, 'refused', errorOf(given));
export const looseObject = (shape: Shape, given?: Given) => objectOf(shape, 'kept', errorOf(given));

const like = ({ facts: { others = 'dropped', error } }: Schema, shape: Shape, checks?: readonly Own[]) =>
  objectOf(shape, others, error, checks);
export const extend = (schema: Schema, more: Shape) =>
  like(schema, { ...schema.shape, ...more }, schema.checks);
export const omit = (schema: Schema, left: Readonly<Record<string, true>>) =>
  like(schema, Object.fromEntries(Object.entries(schema.shape ?? {}).filter(([key]) => !(key in left))));
export const partial = (schema: Schema) =>
  like(
    schema,
    Object.fromEntries(Object.entries(schema.shape ?? {}).map(([key, member]) => [key, optional(member)])),
  );

/** No object of a class, which could answer anything. */
function isPlain(value: unknown): value is Members {
  if (!isObject(value)) return false;
  const { constructor: made } = value;
  return (
    typeof made !== 'function' || (isObject(made.prototype) && Object.hasOwn(made.prototype, 'isPrototypeOf'))
  );
}

function recordOf(key: Schema, member: Schema, isWhole: boolean, given: Given): Schema {
  const named = isWhole ? key.facts.values : undefined;
  return new Schema(
    (payload, self) => {
      const { value: from } = payload;
      if (!isPlain(from)) return refuse(payload, 'invalid_type', self);
      const into: Members = {};
      payload.value = into;
      let isUnknown = false;
      for (const name of named ?? Object.keys(from)) {
        if (name === '__proto__') continue;
        const read = key.run({ value: name, issues: [] });
        if (read.issues.length > 0) {
          if (key.facts.values) isUnknown = true;
          else lastOf(refuse(payload, 'invalid_key', self)).path = [name as string];
          continue;
        }
        const { value, issues } = member.run({ value: from[name as string], issues: [] });
        payload.issues.push(...within(name as string, issues));
        into[read.value as string] = value;
      }
      if (isUnknown || (named && Object.keys(from).some((name) => !named.has(name)))) {
        refuseUnknown(payload, self);
      }
      return payload;
    },
    { error: errorOf(given) },
  );
}
export const record = (key: Schema, member: Schema, given?: Given) => recordOf(key, member, true, given);
export const partialRecord = (key: Schema, member: Schema, given?: Given) =>
  recordOf(key, member, false, given);

export { nothing as null, oneWord as enum };
