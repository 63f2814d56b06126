/** Schemas made of others: see `mini.ts`. */
import { errorOf, type Given, type Payload, refuse, Schema } from './schema';

const withValue = (values: ReadonlySet<unknown> | undefined, value: unknown) =>
  values && new Set([...values, value]);
/** What may be left out still may be, whatever stands in its place then. */
const mayBeLeftOut = ({ facts: { optionalIn } }: Schema) =>
  optionalIn === 'defaulted' ? 'defaulted' : 'optional';

export const optional = (inner: Schema) =>
  new Schema(
    (payload) => {
      if (payload.value !== undefined) return inner.run(payload);
      if (inner.facts.optionalIn !== 'defaulted') return payload;
      const read = inner.run({ value: undefined, issues: [] });
      payload.value = read.issues.length > 0 ? undefined : read.value;
      return payload;
    },
    {
      optionalIn: mayBeLeftOut(inner),
      optionalOut: true,
      values: withValue(inner.facts.values, undefined),
    },
  );

export const nullable = (inner: Schema) =>
  new Schema((payload) => (payload.value === null ? payload : inner.run(payload)), {
    optionalIn: inner.facts.optionalIn,
    optionalOut: inner.facts.optionalOut,
    values: withValue(inner.facts.values, null),
  });

/** Nobody who reads what stands in for another value changes what the next one is given. */
const copied = (value: unknown) => {
  if (Array.isArray(value)) return [...value];
  return typeof value === 'object' && value !== null ? { ...value } : value;
};

const withDefault = (inner: Schema, value: unknown) => {
  const instead = () => (typeof value === 'function' ? value() : copied(value));
  return new Schema(
    (payload) => {
      if (payload.value !== undefined) {
        const read = inner.run(payload);
        read.value = read.value === undefined ? instead() : read.value;
        return read;
      }
      payload.value = instead();
      return payload;
    },
    { optionalIn: 'defaulted', values: inner.facts.values },
  );
};

const caught = (inner: Schema, value: unknown) =>
  new Schema(
    (payload) => {
      const { value: read, issues } = inner.run({ value: payload.value, issues: [] });
      if (issues.length === 0) payload.value = read;
      else payload.value = typeof value === 'function' ? value(payload) : value;
      return payload;
    },
    {
      optionalIn: mayBeLeftOut(inner),
      optionalOut: inner.facts.optionalOut,
      values: inner.facts.values,
    },
  );

export const union = (options: readonly Schema[], given?: Given) => {
  const ins = options.map(({ facts }) => facts.optionalIn);
  const values = options.map(({ facts }) => facts.values);
  return new Schema(
    (payload, self) => {
      const [only, second] = options;
      if (only && !second) return only.run(payload);
      const tried: Payload[] = [];
      for (const option of options) {
        const read = option.run({ value: payload.value, issues: [] });
        if (read.issues.length === 0) return read;
        tried.push(read);
      }
      // Where one alone has the right type, what is wrong with it says more.
      const [near, other] = tried.filter(
        ({ aborted, issues }) => !aborted && issues.every((issue) => issue.continue === true),
      );
      if (!near || other) return refuse(payload, 'invalid_union', self);
      payload.value = near.value;
      return near;
    },
    {
      error: errorOf(given),
      optionalIn: ins.includes('defaulted') ? 'defaulted' : ins.find((one) => one !== undefined),
      optionalOut: options.some(({ facts }) => facts.optionalOut),
      values: values.every((one) => one !== undefined)
        ? new Set(values.flatMap((one) => [...one]))
        : undefined,
    },
  );
};

export const discriminatedUnion = (name: string, options: readonly Schema[], given?: Given) => {
  const byValue = new Map(
    options.flatMap((option) =>
      [...(option.shape?.[name]?.facts.values ?? [])].map((value) => [value, option] as const),
    ),
  );
  return new Schema(
    (payload, self) => {
      const { value } = payload;
      if (typeof value !== 'object' || value === null || Array.isArray(value))
        return refuse(payload, 'invalid_type', self);
      const option = byValue.get((value as Record<string, unknown>)[name]);
      if (option) return option.run(payload);
      refuse(payload, 'invalid_union', self);
      Object.assign(payload.issues.at(-1) ?? {}, { path: [name] });
      return payload;
    },
    { error: errorOf(given) },
  );
};

export const pipe = (first: Schema, then: Schema) =>
  new Schema(
    (payload) => {
      const { value, issues } = first.run(payload);
      if (issues.some(({ code }) => code !== 'unrecognized_keys')) return { value, issues, aborted: true };
      return then.run({ value, issues });
    },
    {
      optionalIn: first.facts.optionalIn,
      optionalOut: then.facts.optionalOut,
      values: first.facts.values,
    },
  );

export const transform = (change: (value: never, payload: Payload) => unknown) =>
  new Schema(
    (payload) => {
      payload.value = change(payload.value as never, payload);
      return payload;
    },
    { optionalIn: 'optional' },
  );

/** What a transformation answers that has noted an issue. */
export const NEVER: unknown = Object.freeze({ status: 'aborted' });

export { caught as catch, withDefault as _default };
