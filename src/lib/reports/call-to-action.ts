import { message, type ReportMessage } from './messages.ts';

/** The line under the plan. `tier` is the raw plan text (any case); a text we do not know opens the training hub. */
export function callToAction(tier: string | null | undefined, singlePurchase: boolean): ReportMessage {
  switch (tier?.trim().toLowerCase() ?? '') {
    case '':
    case 'freemium':
      return message(singlePurchase ? 'callToAction.freeAfterPurchase' : 'callToAction.free');
    case 'plus':
    case 'basic':
      return message('callToAction.plus');
    case 'premium':
      return message('callToAction.premium');
    default:
      return message('callToAction.other');
  }
}
