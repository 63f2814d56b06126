import * as z from 'zod/mini';
import { plainLine } from '../plain-text.ts';
import { isPasswordAccepted, isPasswordTaken } from './password-strength.ts';

/*
 * The account forms. Messages are translation keys; their English texts are exact:
 *   common:words.emailRequired 'Email address is required'
 *   common:words.emailInvalid 'Please enter a valid email address'
 *   auth:errors.passwordRequired 'Password is required'
 *   auth:errors.passwordTooWeak 'Password must be at least Medium strength'
 *   auth:errors.passwordRule 'Use at least 8 characters, with a letter and a number'
 *   auth:errors.confirmRequired 'Please confirm your password'
 *   auth:errors.passwordsDiffer 'Passwords do not match'
 *   common:words.tooLong 'Please use at most {{max}} characters.'
 *   auth:errors.termsRequired 'You must accept the Terms of Service and Privacy Policy'
 */

/** Text, @, text, dot, text, no spaces: whether the address exists only a mail can tell. */
const emailForm = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/**
 * A text field with one message at a time: `fault` answers the key of the first rule that fails, or null.
 * Not chained with `abort`, because an aborted field would also silence the comparison of the two passwords.
 */
export function textField(fault: (value: string) => string | null) {
  return z.check<string>((field) => {
    const key = fault(field.value);
    if (key !== null) field.issues.push({ code: 'custom', input: field.value, message: key });
  });
}

export const emailField = z.string().check(
  z.trim(),
  textField((email) => {
    if (email === '') return 'common:words.emailRequired';
    return emailForm.test(email) ? null : 'common:words.emailInvalid';
  }),
);

const passwordField = z.string().check(z.minLength(1, { error: 'auth:errors.passwordRequired' }));

const newPasswordField = z.string().check(
  textField((password) => {
    if (password === '') return 'auth:errors.passwordRequired';
    if (!isPasswordAccepted(password)) return 'auth:errors.passwordTooWeak';
    return isPasswordTaken(password) ? null : 'auth:errors.passwordRule';
  }),
);

const confirmField = z.string().check(z.minLength(1, { error: 'auth:errors.confirmRequired' }));

/** Shown beside the second field, whatever else is still wrong with the form. */
const samePasswords = z.refine<{ password: string; confirmPassword: string }>(
  ({ password, confirmPassword }) => !passwordsDiffer(password, confirmPassword),
  { error: 'auth:errors.passwordsDiffer', path: ['confirmPassword'], when: ({ value }) => hasBoth(value) },
);

function hasBoth(value: unknown): boolean {
  return z.safeParse(z.object({ password: z.string(), confirmPassword: z.string() }), value).success;
}

/** For the live message under the second field: silent while that field is empty. */
export function passwordsDiffer(password: string, confirmPassword: string): boolean {
  return confirmPassword !== '' && password !== confirmPassword;
}

export const signInSchema = z.object({ email: emailField, password: passwordField });
export type SignInForm = z.infer<typeof signInSchema>;

export const registrationSchema = z
  .object({
    email: emailField,
    password: newPasswordField,
    confirmPassword: confirmField,
    acceptTerms: z.boolean().check(z.refine(Boolean, { error: 'auth:errors.termsRequired' })),
    newsletter: z.boolean(),
  })
  .check(samePasswords);
export type RegistrationForm = z.infer<typeof registrationSchema>;

/** The code of a mail: six digits, however they are grouped. */
export const mailCodeSchema = z.object({
  code: z.string().check(
    z.overwrite((code) => code.replace(/\s/g, '')),
    textField((code) => (/^\d{6}$/.test(code) ? null : 'auth:errors.codeInvalid')),
  ),
});
export type MailCodeForm = z.infer<typeof mailCodeSchema>;

/** Forgot password and resend confirmation: an address, checked before anything is sent. */
export const emailOnlySchema = z.object({ email: emailField });
export type EmailOnlyForm = z.infer<typeof emailOnlySchema>;

export const updatePasswordSchema = z
  .object({ password: newPasswordField, confirmPassword: confirmField })
  .check(samePasswords);
export type UpdatePasswordForm = z.infer<typeof updatePasswordSchema>;

/** Another password, by somebody who knows the present one. */
export const changePasswordSchema = z
  .object({ current: passwordField, password: newPasswordField, confirmPassword: confirmField })
  .check(samePasswords);
export type ChangePasswordForm = z.infer<typeof changePasswordSchema>;

/** The longest name the database takes: characters as people count them, not UTF-16 units. */
export const displayNameMaxLength = 80;

/** How a person is called; empty is no name. */
export const nameSchema = z.object({
  name: z.string().check(
    z.overwrite(plainLine),
    z.trim(),
    textField((name) => ([...name].length > displayNameMaxLength ? 'common:words.tooLong' : null)),
  ),
});
