import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import * as zod from 'zod/mini';
import * as mini from '@/integrations/schemas/mini.ts';
import { type Answering, answerOf, nearlySound } from './nearly-sound.ts';

const source = join(import.meta.dirname, '../../../src');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => ({ file, code: readFileSync(join(source, file), 'utf8') }))
  .filter(({ code }) => /^import \* as z from 'zod\/mini'/m.test(code));

describe('the schemas of the browser', () => {
  it('have every word of Zod that the app uses', () => {
    const used = new Set(
      files.flatMap(({ code }) => [...code.matchAll(/\bz\.(\w+)\(/g)].map(([, name]) => name)),
    );
    expect([...used].filter((name) => name !== undefined && !(name in mini))).toEqual([]);
  });

  /** The same schema of both, each with what it is asked. */
  const cases: Readonly<Record<string, (z: typeof zod) => Answering>> = {
    'plain values': (z) =>
      z.object({
        text: z.string('is missing'),
        number: z.number(),
        whole: z.int({ error: 'is no number' }).check(z.gte(-2), z.lte(9)),
        yes: z.boolean(),
        none: z.null(),
        any: z.unknown(),
      }),
    'what may be left out': (z) =>
      z.object({
        maybe: z.optional(z.string()),
        orNull: z.nullable(z.optional(z.number())),
        filled: z._default(z.nullable(z.string()), null),
        optionalFilled: z.optional(z._default(z.number(), 3)),
        filledList: z._default(z.array(z.int()), []),
        forgiven: z.catch(z.nullable(z.enum(['a', 'b'])), null),
        forgivenOrLeft: z.catch(z.optional(z.string()), 'c'),
        any: z.unknown(),
        either: z.union([z.string(), z.optional(z.number())]),
        piped: z.pipe(
          z.optional(z.string()),
          z.transform((text) => text ?? 'nothing'),
        ),
      }),
    'members that nobody named': (z) =>
      z.object({
        refused: z.strictObject({ a: z.string() }).check(z.refine(({ a }) => a !== 'a', 'is a')),
        kept: z.looseObject({ a: z.string() }),
        more: z.extend(z.strictObject({ a: z.string() }), { b: z.int() }),
        less: z.omit(z.object({ a: z.string(), b: z.int() }), { a: true }),
        some: z.partial(z.looseObject({ a: z.string(), b: z.int() })),
        refusedOrText: z.union([z.strictObject({ a: z.string() }), z.string()]),
        refusedThenRead: z.pipe(
          z.strictObject({ a: z.string() }),
          z.transform(({ a }) => a),
        ),
      }),
    records: (z) =>
      z.object({
        all: z.record(z.enum(['a', 'b']), z.number()),
        few: z.partialRecord(z.enum(['a', 'b']), z.optional(z.number())),
        any: z
          .record(z.string().check(z.regex(/^[a-z]$/)), z.unknown())
          .check(z.refine((one) => Object.keys(one).length < 2)),
      }),
    unions: (z) =>
      z.object({
        near: z.union([z.string().check(z.minLength(3, 'is short')), z.number(), z.array(z.string())]),
        one: z.union([z.literal('a')], 'is not a'),
        told: z.discriminatedUnion('kind', [
          z.object({ kind: z.literal('a'), text: z.string() }),
          z.object({ kind: z.enum(['b', 'c']), number: z.number() }),
        ]),
      }),
    texts: (z) =>
      z.object({
        short: z.string().check(z.trim(), z.minLength(2, { error: 'is short' }), z.maxLength(4, 'is long')),
        exact: z.string().check(z.length(2)),
        listed: z.array(z.string()).check(z.minLength(1), z.maxLength(2)),
        lower: z.string().check(
          z.toLowerCase(),
          z.overwrite((text: string) => `${text}!`),
          z.regex(/^[a-z]/g),
        ),
        uuid: z.uuid(),
        chance: z.uuidv4().check(z.toLowerCase()),
        moment: z.iso.datetime({ offset: true }),
        zulu: z.iso.datetime(),
        url: z.url(),
        web: z.url({ protocol: /^https?$/ }),
      }),
    'numbers between': (z) =>
      z.object({
        a: z.number().check(z.gt(0), z.lt(9)),
        b: z.int().check(z.minimum(1, 'is small'), z.maximum(5)),
        c: z.array(z.union([z.literal(1), z.literal([2, 'x'])])),
        d: z.never(),
      }),
    'rules about several fields': (z) =>
      z.object({ a: z.string().check(z.minLength(1)), b: z.string() }).check(
        z.refine(({ a, b }) => a === b, {
          error: 'differ',
          path: ['b'],
          when: ({ value }) => typeof (value as { b?: unknown } | null)?.b === 'string',
        }),
      ),
    'issues of one’s own': (z) =>
      z.object({
        text: z.string().check(
          z.check<string>((field) => {
            if (field.value === 'a')
              field.issues.push({ code: 'custom', input: field.value, message: 'is a' });
          }),
          z.maxLength(1),
        ),
        read: z.pipe(
          z.unknown(),
          z.transform((value, context) => {
            if (value !== null) return value;
            context.issues.push({ code: 'custom', message: 'is null', input: value });
            return z.NEVER;
          }),
        ),
      }),
  };

  it.each(Object.entries(cases))('answer as Zod does: %s', (_, make) => {
    const [ours, theirs] = [make(mini as unknown as typeof zod), make(zod)];
    fc.assert(
      fc.property(nearlySound(theirs), (value) => {
        expect(answerOf(ours, structuredClone(value))).toStrictEqual(
          answerOf(theirs, structuredClone(value)),
        );
      }),
      { numRuns: 400 },
    );
  });

  it('answer as Zod does: every schema that the pure core names', async () => {
    const inCore = files.map(({ file }) => file).filter((file) => file.startsWith('lib/'));
    const isSchema = (one: unknown): one is Answering =>
      typeof one === 'object' && one !== null && 'safeParse' in one;
    const schemasOf = async (file: string) => {
      const found = new Map<string, Answering>();
      const module = (await import(/* @vite-ignore */ `@/${file}`)) as Record<string, unknown>;
      for (const [name, one] of Object.entries(module)) {
        if (isSchema(one)) found.set(`${file} ${name}`, one);
        else if (typeof one === 'object' && one !== null)
          for (const [part, inner] of Object.entries(one))
            if (isSchema(inner)) found.set(`${file} ${name}.${part}`, inner);
      }
      return found;
    };
    const all = async () =>
      new Map((await Promise.all(inCore.map(schemasOf))).flatMap((found) => [...found]));
    vi.resetModules();
    const theirs = await all();
    vi.resetModules();
    vi.doMock('zod/mini', () => mini);
    const ours = await all();
    vi.doUnmock('zod/mini');
    vi.resetModules();
    expect(ours.size).toBeGreaterThan(100);
    expect([...ours.keys()]).toEqual([...theirs.keys()]);
    for (const [name, schema] of theirs) {
      const own = ours.get(name);
      if (!own) continue;
      fc.assert(
        fc.property(nearlySound(schema), (value) => {
          expect(answerOf(own, structuredClone(value)), name).toStrictEqual(
            answerOf(schema, structuredClone(value)),
          );
        }),
        { numRuns: 25 },
      );
    }
  });
});
