/** Answers of the auth server in the form that supabase-js understands. */

/** An answer other than success. Thrown inside the auth modules and turned into a response at their edge. */
export class AuthFailure extends Error {
  readonly status: number;
  readonly code: string;
  private readonly more: object;

  constructor(status: number, code: string, message: string, more: object = {}) {
    super(message);
    this.name = 'AuthFailure';
    this.status = status;
    this.code = code;
    this.more = more;
  }

  toResponse(): Response {
    return Response.json(
      { code: this.status, error_code: this.code, msg: this.message, ...this.more },
      { status: this.status, headers: { 'x-sb-error-code': this.code } },
    );
  }
}

export const failures = {
  notAdmin: () => new AuthFailure(403, 'not_admin', 'User not allowed'),
  noAuthorization: () =>
    new AuthFailure(401, 'no_authorization', 'This endpoint requires a valid Bearer token'),
  userNotFound: () => new AuthFailure(404, 'user_not_found', 'User not found'),
  banned: (message = 'User is banned', status = 400) => new AuthFailure(status, 'user_banned', message),
  emailExists: () =>
    new AuthFailure(422, 'email_exists', 'A user with this email address has already been registered'),
  invalidCredentials: () => new AuthFailure(400, 'invalid_credentials', 'Invalid login credentials'),
  invalidEmail: () =>
    new AuthFailure(400, 'validation_failed', 'Unable to validate email address: invalid format'),
  weakPassword: (length: number) =>
    new AuthFailure(422, 'weak_password', `Password should be at least ${length} characters.`, {
      weak_password: { reasons: ['length'] },
    }),
  plainPassword: () =>
    new AuthFailure(422, 'weak_password', 'Password should contain at least one character of each kind.', {
      weak_password: { reasons: ['characters'] },
    }),
  reauthenticationNeeded: () =>
    new AuthFailure(400, 'reauthentication_needed', 'Password update requires reauthentication'),
  reauthenticationNotValid: () =>
    new AuthFailure(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid'),
  badJson: (what: string) =>
    new AuthFailure(400, 'bad_json', `Could not parse request body as JSON: ${what}`),
  validation: (message: string, status = 400) => new AuthFailure(status, 'validation_failed', message),
  linkExpired: () => new AuthFailure(403, 'otp_expired', 'Email link is invalid or has expired'),
  tooSoon: (seconds: number) =>
    new AuthFailure(
      429,
      'over_email_send_rate_limit',
      `For security purposes, you can only request this after ${seconds} seconds.`,
    ),
} as const;
