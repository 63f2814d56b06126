/** Texts that are the same in English and elsewhere on purpose; instruments reference, section 6.4. */
export const sameInEveryLanguage: readonly string[] = [
  'Focus Clarity Lab',
  'Focus Snapshot',
  'Procrastination Patterns',
  'Atkinson Hyperlegible',
  'OpenDyslexic',
  'Freemium',
  'Plus',
  'Premium',
  'PDF',
  'A4',
  'ms',
  'Hz',
  'English',
  'Español',
  'Français',
  'Deutsch',
  'Italiano',
  'Português',
  'Polski',
  'Русский',
  '日本語',
  '한국어',
  '中文',
];

/** Words a language shares with English, each one looked at. */
export const sameInLanguage: Readonly<Record<string, readonly string[]>> = {
  de: ['Block', 'Community', 'Neutral', 'Pause', 'Standard', 'Test'],
  es: ['No'],
  fr: ['Contact', 'Menu', 'minute', 'minutes', 'question', 'Question', 'questions', 'Score', 'Test'],
  pl: ['Menu', 'Test'],
  pt: ['Menu', 'Mouse'],
  it: ['Account', 'Area', 'Menu', 'Mouse', 'No', 'Password', 'Test', 'area'],
};
