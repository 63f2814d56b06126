/** What single-line and multi-line text controls and select triggers share. */
export const controlClasses =
  'block w-full min-h-12 rounded-m border-control border-line-strong bg-surface px-4 py-2.5 text-base leading-snug text-ink transition-colors ' +
  'enabled:hover:border-ink-soft aria-invalid:border-danger aria-invalid:enabled:hover:border-danger ' +
  '[&[readonly]]:bg-sunken disabled:bg-sunken disabled:text-ink-soft disabled:border-line';
