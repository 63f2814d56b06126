/**
 * Keys of what comes with the app and not from the server (question banks, word lists, parts of reports). They stand here
 * with all others, so that two screens that read the same thing read it once.
 */
export const contentKeys = {
  items: (routeKey: string, language: string, form: string) => ['items', routeKey, language, form] as const,
  wordList: (language: string, listId: string | null) => ['word-list', language, listId] as const,
  newWordList: (userId: string | null, seed: string, language: string) =>
    ['word-list', 'new', userId, seed, language] as const,
  faq: (language: string) => ['faq', language] as const,
  reportParts: (testId: string) => ['report-parts', testId] as const,
  sampleAttempt: (testId: string, language: string) => ['sample-attempt', testId, language] as const,
  reportRun: (userId: string | null, ids: readonly string[]) => ['report-run', userId, ...ids] as const,
};
