import * as fc from 'fast-check';

export interface Answering {
  safeParse: (value: unknown) => {
    success: boolean;
    data?: unknown;
    error?: { issues: readonly { code: string; path: readonly PropertyKey[]; message: string }[] };
  };
}

/** What a schema says of a value: what it read, or the code, the place and the words of every fault. */
export function answerOf(schema: Answering, value: unknown): unknown {
  const { success, data, error } = schema.safeParse(value);
  if (success) return { data };
  return error?.issues.map(({ code, path, message }) => ({ code, path: [...path], message }));
}

/** A schema of Zod as it describes itself. */
interface Described {
  readonly _zod: {
    readonly def: {
      readonly type: string;
      readonly shape?: Readonly<Record<string, Described>>;
      readonly element?: Described;
      readonly options?: readonly Described[];
      readonly innerType?: Described;
      readonly in?: Described;
      readonly keyType?: Described;
      readonly valueType?: Described;
      readonly pattern?: RegExp;
      readonly checks?: readonly { readonly _zod: { readonly def: { readonly pattern?: RegExp } } }[];
    };
    readonly values?: ReadonlySet<unknown>;
  };
}

const texts = fc.constantFrom(
  ...['', ' ', 'a', 'A', ' ab ', 'abc', 'abcde', '👍👍', 'a\u0000', 'en', '12', 'B', '__proto__'],
  ...[
    '2026-02-28',
    '2026-02-28T10:00:00Z',
    '2024-02-29T10:00:00.5+02:00',
    '2023-02-29T10:00:00Z',
    '2026-02-28T10:00Z',
  ],
  ...[
    '4b4a3f0e-6a55-4c1e-9f3b-0123456789ab',
    '4B4A3F0E-6A55-1C1E-9F3B-0123456789AB',
    '00000000-0000-0000-0000-000000000000',
  ],
  ...[
    'https://example.com/a',
    'http:example.com',
    'ftp://example.com',
    ' https://exa\nmple.com ',
    'x@example.com',
    'Abc12345',
  ],
);
const numbers = fc.oneof(
  fc.integer({ min: -3, max: 12 }),
  fc.constantFrom(0.5, 1e3, 2 ** 53, -(2 ** 53), Number.NaN, Number.POSITIVE_INFINITY, 1_800_000_000_000),
);
const anything = fc.oneof(
  texts,
  numbers,
  fc.constantFrom(null, undefined, true, false, [], {}, [1, 'a'], { a: 'a' }, { kind: 'a' }, new Date(0)),
);

/** Values as a schema asks for them, most of them with something wrong somewhere. */
export function nearlySound(schema: object): fc.Arbitrary<unknown> {
  const { def, values } = (schema as Described)._zod;
  const sound = (): fc.Arbitrary<unknown> => {
    if (values && values.size > 0) return fc.constantFrom(...values);
    const { shape, element, options, keyType, valueType } = def;
    const inner = def.innerType ?? def.in;
    if (shape) {
      const members = Object.entries(shape).map(([key, member]) =>
        fc.option(nearlySound(member), { nil: leftOut, freq: 12 }).map((value) => [key, value] as const),
      );
      const others = fc.option(
        fc.constantFrom('a', 'unnamed', '__proto__').map((key) => [key, 'other'] as const),
        {
          nil: ['', leftOut] as const,
          freq: 1,
        },
      );
      return fc
        .tuple(
          fc.tuple(...members),
          fc.oneof({ weight: 3, arbitrary: fc.constant(['', leftOut] as const) }, others),
        )
        .map(([named, other]) => {
          const given = [...named, other].filter(([, value]) => value !== leftOut);
          return JSON.parse('{}', () => Object.fromEntries(given));
        });
    }
    if (element) return fc.array(nearlySound(element), { maxLength: 4 });
    if (keyType && valueType)
      return fc
        .array(fc.tuple(nearlySound(keyType), nearlySound(valueType)), { maxLength: 4 })
        .map((entries) => Object.fromEntries(entries.filter(([key]) => typeof key === 'string')));
    if (options) return fc.oneof(...options.map(nearlySound));
    if (inner)
      return fc.oneof({ weight: 4, arbitrary: nearlySound(inner) }, fc.constantFrom(null, undefined));
    if (def.type === 'string') {
      const patterns = [def, ...(def.checks ?? []).map((check) => check._zod.def)].flatMap(
        ({ pattern }) => pattern ?? [],
      );
      return fc.oneof(texts, ...patterns.map((pattern) => fc.stringMatching(new RegExp(pattern.source))));
    }
    if (def.type === 'number') return numbers;
    if (def.type === 'boolean') return fc.boolean();
    return anything;
  };
  return fc.oneof({ weight: 15, arbitrary: sound() }, { weight: 1, arbitrary: anything });
}

const leftOut = Symbol('left out');
