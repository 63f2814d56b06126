import 'i18next';
import type account from './locales/en/account.json';
import type auth from './locales/en/auth.json';
import type common from './locales/en/common.json';
import type errors from './locales/en/errors.json';
import type features from './locales/en/features.json';
import type history from './locales/en/history.json';
import type home from './locales/en/home.json';
import type hub from './locales/en/hub.json';
import type legal from './locales/en/legal.json';
import type nav from './locales/en/nav.json';
import type reaction from './locales/en/reaction.json';
import type report from './locales/en/report.json';
import type reportParts from './locales/en/report-parts.json';
import type screening from './locales/en/screening.json';
import type sharing from './locales/en/sharing.json';
import type tasks from './locales/en/tasks.json';
import type training from './locales/en/training.json';

/** English is the source: a key that is not there is a type error. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    returnNull: false;
    resources: {
      account: typeof account;
      auth: typeof auth;
      common: typeof common;
      errors: typeof errors;
      features: typeof features;
      history: typeof history;
      home: typeof home;
      hub: typeof hub;
      legal: typeof legal;
      nav: typeof nav;
      reaction: typeof reaction;
      report: typeof report;
      'report-parts': typeof reportParts;
      screening: typeof screening;
      sharing: typeof sharing;
      tasks: typeof tasks;
      training: typeof training;
    };
  }
}
