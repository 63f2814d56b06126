/** What is logged: a line of fixed fields, and of an error never what it says. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faultOf, placesOf } from '../../../src/lib/operations/fault.ts';
import { type LogFields, logLine } from '../../../src/lib/operations/log-line.ts';
import { privateValues } from '../../functions/private-values.support.ts';

const request = '0c310000-0000-4000-8000-000000000001';
const fields: LogFields = {
  at: '2026-11-29T10:00:00.000Z',
  level: 'error',
  source: 'function',
  name: 'send-mails',
  request,
  release: 'a1b2c3d4',
  event: 'mail_not_taken',
  page: '/reports/:id',
  stack: '0123456789abcdef',
};
const read = (line: string): Record<string, unknown> => JSON.parse(line) as Record<string, unknown>;

describe('a line of the log', () => {
  it('is one line of JSON that holds its fields', () => {
    const line = logLine({ ...fields, fault: [{ name: 'TypeError', code: '23505', at: ['a.ts:1:2'] }] });
    expect(line).not.toContain('\n');
    expect(read(line)).toEqual({
      ...fields,
      fault: [{ name: 'TypeError', code: '23505', at: ['a.ts:1:2'] }],
    });
  });

  it('leaves out what is not of the form of its field, and every field that is none', () => {
    for (const value of privateValues) {
      const every = Object.fromEntries(Object.keys(fields).map((key) => [key, value]));
      const line = logLine({
        ...(every as unknown as LogFields),
        fault: [{ name: value, code: value, at: [value] }],
        ...({ message: value, userId: value } as object),
      });
      expect(read(line)).toEqual({ fault: [{ at: [] }] });
    }
  });
});

describe('what is told of an error', () => {
  it('is its class, its code and where it came up', () => {
    const cause = Object.assign(new TypeError('row (ann@example.com)'), { code: '23505' });
    const [outer, inner] = faultOf(new RangeError('too long: my answer', { cause }));
    expect(outer).toMatchObject({
      name: 'RangeError',
      at: expect.arrayContaining([expect.stringMatching(/^log-line\.test\.ts:\d+:\d+$/)]),
    });
    expect(inner).toMatchObject({ name: 'TypeError', code: '23505' });
  });

  it.each([
    [
      'V8',
      'TypeError: a b\n    at run (https://a.example/assets/x1.js?v=2:1:20)\n    at async https://a.example/assets/y-2.js:3:4',
    ],
    [
      'Firefox and Safari',
      'run@https://a.example/assets/x1.js?v=2:1:20\n@https://a.example/assets/y-2.js:3:4\n',
    ],
  ])('is found in a stack of %s', (_engine, stack) => {
    const error = Object.assign(new TypeError('a b'), { stack });
    expect(placesOf(error)).toEqual(['x1.js:1:20', 'y-2.js:3:4']);
  });

  it('never is what it says, in however many lines, nor after it was changed', () => {
    for (const value of privateValues) {
      const error = new Error(`first\n    at ${value} (${value}.ts:1:1)\n@${value}.ts:2:2`, {
        cause: { message: value, details: value, hint: value },
      });
      const changed = new Error(`    at (${value}.js:1:1)`);
      changed.message = 'short';
      for (const one of [error, changed, { message: value, code: value, name: value }, value]) {
        const told = JSON.stringify(faultOf(one));
        expect(told).not.toContain(value);
        expect(told).not.toContain(value.slice(-12));
      }
    }
  });

  it('ends, whatever was thrown', () => {
    const circle = new Error('a');
    circle.cause = circle;
    expect(faultOf(circle)).toHaveLength(5);
    fc.assert(fc.property(fc.anything(), (thrown) => faultOf(thrown).length > 0));
  });
});
