import { deviceDatabase } from '@/config/device';

/** What the app keeps in the browser, by its use; `*` stands for the rest of a name. A contract test knows every key of the code. */
export const storedNames = [
  { id: 'language', names: ['i18nextLng'] },
  {
    id: 'look',
    names: ['fcl.display', 'fcl.display.account', 'fcl.display.unsent', 'fcl.theme', 'fcl.contrast'],
  },
  { id: 'session', names: ['fcl.auth'] },
  { id: 'answers', names: [deviceDatabase, 'fcl.reaction.run', 'fcl.reaction.last'] },
  { id: 'startPlan', names: ['fcl.startPlan.*'] },
  {
    id: 'shop',
    names: ['fcl.cart', 'fcl.cart.coupon', 'fcl.cart.session', 'fcl.cart.checkout', 'fcl.billing-portal'],
  },
  { id: 'comfort', names: ['fcl.arrival', 'fcl.autoAdvance', 'fcl.breathing', 'fcl.claims', 'fcl.upgrade'] },
] as const;
