import type { Language } from '@/config/languages';

/** Languages that put nothing between two sentences: their full stop brings its own room. */
const closeSet: ReadonlySet<string> = new Set<Language>(['ja', 'zh']);

/** What stands between two sentences of a language. */
export const betweenSentences = (language: string): string => (closeSet.has(language) ? '' : ' ');
