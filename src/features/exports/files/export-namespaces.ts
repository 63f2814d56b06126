/** Where the texts of dialog and files stand; loaded before the dialog opens. */
export const exportNamespaces = [
  'exports',
  'report',
  'report-parts',
  'tests',
  'training',
  'history',
  'progress',
  'habits',
  'plans',
  'training-history',
  'upgrade',
] as const;
