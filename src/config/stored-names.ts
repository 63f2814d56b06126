import { deviceDatabase } from './device.ts';

/** What the app keeps in the browser, by its use; `*` stands for the rest of a name. A contract test knows every key of the code. */
export const storedNames = [
  { id: 'language', names: ['i18nextLng'] },
  { id: 'consent', names: ['fcl.consent'] },
  { id: 'counted', names: ['fcl.analytics', 'fcl.analytics.session', 'fcl.analytics.errors'] },
  {
    id: 'look',
    names: ['fcl.display', 'fcl.display.account', 'fcl.display.unsent', 'fcl.theme', 'fcl.contrast'],
  },
  { id: 'session', names: ['fcl.auth'] },
  { id: 'answers', names: [deviceDatabase, 'fcl.reaction.run', 'fcl.reaction.last'] },
  { id: 'offline', names: ['fcl-shell-*', 'fcl-visited'] },
  { id: 'startPlan', names: ['fcl.startPlan.*'] },
  { id: 'contact', names: ['fcl.contact'] },
  {
    id: 'shop',
    names: ['fcl.cart', 'fcl.cart.coupon', 'fcl.cart.session', 'fcl.cart.checkout', 'fcl.billing-portal'],
  },
  {
    id: 'comfort',
    names: [
      'fcl.aloud',
      'fcl.arrival',
      'fcl.autoAdvance',
      'fcl.breathing',
      'fcl.claims',
      'fcl.deskKeys',
      'fcl.enterSends',
      'fcl.exerciseLevels',
      'fcl.exercises',
      'fcl.importedHidden',
      'fcl.lastRounds',
      'fcl.reminders',
      'fcl.upgrade',
    ],
  },
] as const;
