// Written by scripts/text-types.ts from the files in locales/en.
/** The English texts by namespace: English is the source. */
export interface Resources {
  'account': typeof import('./locales/en/account.json');
  'activities': typeof import('./locales/en/activities.json');
  'auth': typeof import('./locales/en/auth.json');
  'billing': typeof import('./locales/en/billing.json');
  'common': typeof import('./locales/en/common.json');
  'errors': typeof import('./locales/en/errors.json');
  'features': typeof import('./locales/en/features.json');
  'focustrack': typeof import('./locales/en/focustrack.json');
  'history': typeof import('./locales/en/history.json');
  'home': typeof import('./locales/en/home.json');
  'hub': typeof import('./locales/en/hub.json');
  'legal': typeof import('./locales/en/legal.json');
  'membership': typeof import('./locales/en/membership.json');
  'nav': typeof import('./locales/en/nav.json');
  'report': typeof import('./locales/en/report.json');
  'report-parts': typeof import('./locales/en/report-parts.json');
  'settings': typeof import('./locales/en/settings.json');
  'sharing': typeof import('./locales/en/sharing.json');
  'store': typeof import('./locales/en/store.json');
  'tests': typeof import('./locales/en/tests.json');
  'training': typeof import('./locales/en/training.json');
  'upgrade': typeof import('./locales/en/upgrade.json');
}
