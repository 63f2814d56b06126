/** Timings and limits that several places share. */
export const queryStaleMinutes = 5;
/** What is read anew by each page that shows it: the answer that came before the page was drawn is not asked for twice. */
export const justReadMs = 2000;
export const queryRetries = 1;
/** Retry settings for loading a language file (specification I18-04). */
export const translationLoading = { maxRetries: 5, retryTimeout: 350, maxParallelReads: 10 } as const;
export const resendCooldownSeconds = 60;
export const tooltipDelayMs = 700;
export const tooltipSkipMs = 300;

/**
 * Days in which something is paid back; terms, questions, pages and mails fill these in, and none writes its own. A plan counts from its first payment, a single purchase from its payment.
 */
export const refundDays = {
  /** A yearly plan: all of it (SUB-13). */
  yearly: 7,
  /** Any plan: what falls to the days that are left. No less than the law of the EU and the UK asks for. */
  plan: 14,
  /** A single purchase of which nothing was started: all of it. */
  single: 14,
} as const;

/** Open tasks that a plan allows; the database holds the same (private.keep_task). */
export const openTasks = { freemium: 30, paid: 500 } as const;

/** Weeks that a plan looks back on in the progress; without a paid plan the database answers no more. */
export const progressWeeks = { freemium: 4, paid: 53 } as const;

/** Events that one file of another calendar brings; the database holds the same (save_calendar_import). */
export const maxFileEvents = 2000;

/** How many of each a plan allows at a time; the database holds the same (private.plan_limits). */
export const planLimits = {
  calendar_events: { freemium: 0, paid: 5000 },
  feed_tokens: { freemium: 0, paid: 3 },
  goals: { freemium: 1, paid: 3 },
  habits: { freemium: 1, paid: 10 },
  reminders: { freemium: 3, paid: 50 },
} as const satisfies Readonly<Record<string, { readonly freemium: number; readonly paid: number }>>;
