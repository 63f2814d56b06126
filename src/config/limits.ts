/** Timings and limits that several places share. */
export const queryStaleMinutes = 5;
export const queryRetries = 1;
/** Retry settings for loading a language file (specification I18-04). */
export const translationLoading = { maxRetries: 5, retryTimeout: 350, maxParallelReads: 10 } as const;
export const resendCooldownSeconds = 60;
export const tooltipDelayMs = 700;
export const tooltipSkipMs = 300;
