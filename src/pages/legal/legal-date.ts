/** Day the legal texts last changed; change it together with `legal.json`. */
export const legalTextDate = '2026-11-29';
