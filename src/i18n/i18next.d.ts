import 'i18next';
import type account from './locales/en/account.json';
import type auth from './locales/en/auth.json';
import type billing from './locales/en/billing.json';
import type common from './locales/en/common.json';
import type errors from './locales/en/errors.json';
import type features from './locales/en/features.json';
import type history from './locales/en/history.json';
import type home from './locales/en/home.json';
import type hub from './locales/en/hub.json';
import type legal from './locales/en/legal.json';
import type nav from './locales/en/nav.json';
import type plans from './locales/en/plans.json';
import type reaction from './locales/en/reaction.json';
import type report from './locales/en/report.json';
import type reportParts from './locales/en/report-parts.json';
import type screening from './locales/en/screening.json';
import type settings from './locales/en/settings.json';
import type sharing from './locales/en/sharing.json';
import type store from './locales/en/store.json';
import type tasks from './locales/en/tasks.json';
import type training from './locales/en/training.json';
import type upgrade from './locales/en/upgrade.json';

/** English is the source: a key that is not there is a type error. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    returnNull: false;
    resources: {
      account: typeof account;
      auth: typeof auth;
      billing: typeof billing;
      common: typeof common;
      errors: typeof errors;
      features: typeof features;
      history: typeof history;
      home: typeof home;
      hub: typeof hub;
      legal: typeof legal;
      nav: typeof nav;
      plans: typeof plans;
      reaction: typeof reaction;
      'report-parts': typeof reportParts;
      report: typeof report;
      screening: typeof screening;
      settings: typeof settings;
      sharing: typeof sharing;
      store: typeof store;
      tasks: typeof tasks;
      training: typeof training;
      upgrade: typeof upgrade;
    };
  }
}
