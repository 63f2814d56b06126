/** Texts that the desk of the library shows besides those of the dashboard; they come with its code. */
export const educationTexts = [
  'admin-library',
  'admin-desk',
  'library',
  'community-errors',
  'schedule',
] as const;
