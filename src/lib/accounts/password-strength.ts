export const passwordMinLength = 8;

export const strengthNames = ['Invalid', 'Weak', 'Medium', 'Strong'] as const;
export type StrengthName = (typeof strengthNames)[number];

/** The three requirements; each one met is a point. */
export type PasswordRequirements = {
  readonly length: boolean;
  readonly upperCase: boolean;
  readonly number: boolean;
};

export type PasswordStrength = {
  readonly score: 0 | 1 | 2 | 3;
  /** Name of the score; the interface translates it. */
  readonly label: StrengthName;
  readonly requirements: PasswordRequirements;
};

/** Strength as shown by the meter. Upper case means A-Z and a number 0-9, as the requirements say. */
export function passwordStrength(password: string): PasswordStrength {
  const requirements = {
    length: password.length >= passwordMinLength,
    upperCase: /[A-Z]/.test(password),
    number: /[0-9]/.test(password),
  };
  const score = Object.values(requirements).filter(Boolean).length as PasswordStrength['score'];
  return { score, label: strengthNames[score], requirements };
}

/** What the auth server asks of a password besides its length (config.toml, `letters_digits`). Its letters are those of English. */
const hasLetterAndDigit = (password: string): boolean => /[A-Za-z]/.test(password) && /[0-9]/.test(password);

/** Whether the auth server takes it as well: `Password` is Medium by points and has no digit. */
export function isPasswordTaken(password: string): boolean {
  return isPasswordAccepted(password) && hasLetterAndDigit(password);
}

/**
 * Whether a new password may be used: at least Medium, and never under the server's minimum of 8 characters
 * ('A1' is Medium by points and still refused).
 */
export function isPasswordAccepted(password: string): boolean {
  return password.length >= passwordMinLength && passwordStrength(password).score >= 2;
}
