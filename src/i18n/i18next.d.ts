import type { Resources } from './resources.gen';

/** English is the source: a key that is not there is a type error. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    fallbackNS: 'common';
    returnNull: false;
    resources: Resources;
  }
}
