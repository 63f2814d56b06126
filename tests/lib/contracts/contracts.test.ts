import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { AppError } from '../../../src/lib/app-error.ts';
import {
  type CallContract,
  type CodeOf,
  frameCodes,
  refusalCode,
  statusOf,
} from '../../../src/lib/contracts/call.ts';
import { createCheckout } from '../../../src/lib/contracts/checkout.ts';
import type { deleteAccount } from '../../../src/lib/contracts/delete-account.ts';
import type { OutcomeOf, Refused } from '../../../supabase/functions/_shared/http/outcome.ts';

/* Checked by the compiler: each line below fails to compile when a misspelt code would not. */
type Assert<T extends true> = T;
type Not<T extends boolean> = T extends true ? false : true;
type Fits<A, B> = [A] extends [B] ? true : false;
type Code = CodeOf<typeof deleteAccount>;
type Outcome = OutcomeOf<typeof deleteAccount>;

type CompileTimeFacts = [
  // The browser compares with codes of the contract and of the frame, and with no others.
  Assert<Fits<'wrong_password', Code>>,
  Assert<Fits<'rate_limited', Code>>,
  Assert<Not<Fits<'wrong_pasword', Code>>>,
  Assert<Not<Fits<'already_owned', Code>>>,
  Assert<Not<Fits<string, Code>>>,
  // The server refuses by the same, and answers what was promised.
  Assert<Fits<Refused<'plans_not_ended'>, Outcome>>,
  Assert<Not<Fits<Refused<'plan_not_ended'>, Outcome>>>,
  Assert<Fits<{ answer: { success: true; due_at: string } }, Outcome>>,
  Assert<Not<Fits<{ answer: { success: true; dueAt: string } }, Outcome>>>,
];

const root = join(import.meta.dirname, '../../..');
const modules = import.meta.glob<Record<string, unknown>>('../../../src/lib/contracts/*.ts', { eager: true });
const isContract = (value: unknown): value is CallContract =>
  typeof value === 'object' && value !== null && 'auth' in value && 'answer' in value;
const contracts = Object.entries(modules).flatMap(([path, exported]) =>
  Object.entries(exported).flatMap(([key, contract]) =>
    isContract(contract) ? [{ file: path.replace(/^.*\//, ''), key, contract }] : [],
  ),
);
const functions = readdirSync(join(root, 'supabase/functions'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
  .map(({ name }) => name);

describe('contracts', () => {
  it('are one for each function, which the name of a contract tells', () => {
    expect(contracts.map(({ contract }) => contract.name).sort()).toEqual(functions.sort());
    for (const { key, contract } of contracts) {
      expect(key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)).toBe(contract.name);
    }
  });

  it('are what each function serves', () => {
    const dir = join(root, 'supabase/functions');
    for (const { file, key, contract } of contracts) {
      const handler = join(dir, contract.name, 'handler.ts');
      // Finished tests are taken by one handler for two functions.
      const shared = join(dir, '_shared/submissions/serve-submissions.ts');
      const text = readFileSync(existsSync(handler) ? handler : shared, 'utf8');
      expect(text).toContain(`@lib/contracts/${file}`);
      expect(text).toMatch(new RegExp(`\\b${key}\\b`));
    }
  });

  it('say a status of a refusal for every code, and leave those of the frame to the frame', () => {
    for (const { contract } of contracts) {
      for (const [code, status] of Object.entries(contract.codes)) {
        expect(code).toMatch(/^[a-z][a-z_]*$/);
        expect(status).toBeGreaterThanOrEqual(400);
        if (code !== 'invalid_body') expect(frameCodes).not.toHaveProperty(code);
      }
    }
  });
});

describe('the code of a refusal', () => {
  it('that is misspelt compiles on neither side', () => {
    const held: CompileTimeFacts[number] = true;
    expect(held).toBe(true);
  });

  const refused = (detail?: string) => new AppError('conflict', detail === undefined ? {} : { detail });

  it('is one of the contract or of the frame', () => {
    expect(refusalCode(createCheckout, refused('cart_changed'))).toBe('cart_changed');
    expect(refusalCode(createCheckout, refused('rate_limited'))).toBe('rate_limited');
    for (const other of [refused('wrong_password'), refused('toString'), refused(), new Error('x'), null]) {
      expect(refusalCode(createCheckout, other)).toBeNull();
    }
  });

  it('has the status the contract says', () => {
    expect(statusOf(createCheckout, 'cart_changed')).toBe(409);
    expect(statusOf(createCheckout, 'not_signed_in')).toBe(401);
  });
});
