/** What the parts of the embedded backend know of each other. Development and tests only, never in the bundle. */

export type SqlParam = string | number | boolean | null | Date | readonly unknown[];
export type Row = Record<string, unknown>;
/** Runs one parametrised statement ($1, $2 …) and answers its rows. */
export type Query = <T extends Row = Row>(text: string, params?: readonly SqlParam[]) => Promise<T[]>;

/** One interface over PGlite (one session, so every call is queued) and native PostgreSQL (a pool). */
export interface LocalDb {
  readonly kind: 'pglite' | 'postgres';
  /** Holds the only session of PGlite for the length of `fn`; on PostgreSQL it just runs it. */
  lock<T>(fn: () => Promise<T>): Promise<T>;
  query: Query;
  /** Runs a script of many statements in one transaction. */
  script(sql: string): Promise<void>;
  /** Runs `fn` in one transaction; the query it is handed belongs to that transaction. */
  tx<T>(fn: (query: Query) => Promise<T>): Promise<T>;
  /** LISTEN; answers the function that stops listening. */
  listen(channel: string, onPayload: (payload: string) => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

/** The parts of `supabase/config.toml` that the embedded backend reads. */
export interface LocalConfig {
  api: { schemas: string[]; max_rows: number } & Row;
  realtime: { private_only: boolean };
  auth: {
    site_url: string;
    additional_redirect_urls: string[];
    jwt_secret: string;
    jwt_expiry: number;
    minimum_password_length: number;
    /** Kinds of characters a password must have; '' for any. */
    password_requirements:
      | ''
      | 'letters_digits'
      | 'lower_upper_letters_digits'
      | 'lower_upper_letters_digits_symbols';
    publishable_key: string;
    secret_key: string;
    enable_signup: boolean;
    enable_refresh_token_rotation: boolean;
    /** Seconds in which a refresh token that was just replaced still answers with its successor. */
    refresh_token_reuse_interval: number;
    email: {
      enable_confirmations: boolean;
      double_confirm_changes: boolean;
      /** A new password needs a session of the last day, or the code of a mail. */
      secure_password_change: boolean;
      /** Least time between two mails to one person, such as '60s'. */
      max_frequency: string;
      /** Seconds that links and codes live. */
      otp_expiry: number;
      otp_length: number;
      template: Record<string, { subject?: string; content_path?: string }>;
    } & Row;
  } & Row;
  db: { seed: { enabled: boolean; sql_paths: string[] } } & Row;
  functions: Record<
    string,
    { enabled?: boolean; verify_jwt?: boolean; import_map?: string; entrypoint?: string }
  >;
}

/** A mail as the inbox keeps it. Nothing is ever delivered. */
export interface CaughtMail {
  id: string;
  /** ISO 8601, UTC. */
  at: string;
  to: string;
  subject: string;
  /** 'signup' | 'recovery' | 'magiclink' | 'email_change' | 'reauthentication' | 'invite' for auth mails, else the sender's own word. */
  type: string;
  html: string;
  text: string;
  link: string | null;
  token_hash: string | null;
  code: string | null;
  /** Texts that came along. */
  files?: { name: string; text: string }[];
}

export type Log = (line: string) => void;

/** Claims of a token this backend accepts: a signed user token, or one of the two API keys. */
export interface Claims extends Row {
  role: string;
  sub?: string;
  session_id?: string;
}
