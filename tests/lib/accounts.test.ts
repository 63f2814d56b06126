import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  emailOnlySchema,
  passwordsDiffer,
  registrationSchema,
  signInSchema,
  updatePasswordSchema,
} from '../../src/lib/accounts/forms.ts';
import { isPasswordAccepted, passwordStrength } from '../../src/lib/accounts/password-strength.ts';

/** Field to the message shown beside it. */
function errors(schema: z.ZodMiniType, form: unknown): Record<string, string> {
  const parsed = z.safeParse(schema, form);
  const issues = parsed.success ? [] : parsed.error.issues;
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]));
}

const registration = {
  email: 'ada@example.com',
  password: 'Abcdefg1',
  confirmPassword: 'Abcdefg1',
  acceptTerms: true,
  newsletter: false,
};

describe('a new password', () => {
  it('needs two points and eight characters', () => {
    expect(['A1', 'Abcdef1', 'abcdefgh', 'Abcdefgh', 'abcdefg1', 'Abcdefg1'].map(isPasswordAccepted)).toEqual(
      [false, false, false, true, true, true],
    );
  });

  it('shows which requirements it meets', () => {
    expect(passwordStrength('A1')).toEqual({
      score: 2,
      label: 'Medium',
      requirements: { length: false, upperCase: true, number: true },
    });
  });
});

describe('the registration form', () => {
  it('accepts a complete form and trims the address', () => {
    expect(z.parse(registrationSchema, { ...registration, email: ' ada@example.com ' })).toEqual(
      registration,
    );
  });

  it('shows one message beside every wrong field at once', () => {
    const empty = { email: ' ', password: '', confirmPassword: '', acceptTerms: false, newsletter: false };
    expect(errors(registrationSchema, empty)).toEqual({
      email: 'common:words.emailRequired',
      password: 'auth:errors.passwordRequired',
      confirmPassword: 'auth:errors.confirmRequired',
      acceptTerms: 'auth:errors.termsRequired',
    });
  });

  it('says that the passwords differ although other fields are wrong, too', () => {
    const form = { ...registration, email: 'ada', password: 'A1', confirmPassword: 'B2', acceptTerms: false };
    expect(errors(registrationSchema, form)).toEqual({
      email: 'common:words.emailInvalid',
      password: 'auth:errors.passwordTooWeak',
      confirmPassword: 'auth:errors.passwordsDiffer',
      acceptTerms: 'auth:errors.termsRequired',
    });
  });

  it('compares the passwords live once the second one is begun', () => {
    expect([passwordsDiffer('a', ''), passwordsDiffer('a', 'b'), passwordsDiffer('a', 'a')]).toEqual([
      false,
      true,
      false,
    ]);
  });
});

describe('the other account forms', () => {
  it.each(['plain', 'a@b', 'a b@c.de', 'a@b c.de', '@b.de', 'a@@b.de'])(
    'refuse %j as an address',
    (email) => {
      expect(errors(emailOnlySchema, { email })).toEqual({ email: 'common:words.emailInvalid' });
    },
  );

  it.each(['a@b.de', 'a+test@b.co.uk', 'ü@ö.de'])('take %j as an address', (email) => {
    expect(errors(emailOnlySchema, { email })).toEqual({});
  });

  it('ask a sign-in for a password of any strength', () => {
    expect(errors(signInSchema, { email: '', password: '' })).toEqual({
      email: 'common:words.emailRequired',
      password: 'auth:errors.passwordRequired',
    });
    expect(errors(signInSchema, { email: 'a@b.de', password: 'x' })).toEqual({});
  });

  it('hold a changed password to the rules of a new one', () => {
    expect(errors(updatePasswordSchema, { password: 'abc', confirmPassword: 'abd' })).toEqual({
      password: 'auth:errors.passwordTooWeak',
      confirmPassword: 'auth:errors.passwordsDiffer',
    });
    expect(errors(updatePasswordSchema, { password: 'Abcdefg1', confirmPassword: 'Abcdefg1' })).toEqual({});
  });
});
