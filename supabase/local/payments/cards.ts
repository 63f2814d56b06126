/** Test cards. Numbers are looked up and forgotten: nothing that is kept can be used to pay. */
import { createHash } from 'node:crypto';

export interface CardFailure {
  code: string;
  decline?: string;
  message: string;
}

/**
 * 'good' pays; 'confirm' wants the bank's confirmation once; 'confirm-always' also when nobody is there to give it;
 * 'empty-later' can be saved and fails whenever it is charged; the rest fail with what stands in FAILURES.
 */
type Behaviour = 'good' | 'confirm' | 'confirm-always' | 'empty-later' | keyof typeof FAILURES;

/** A card as it is kept. */
export interface Card {
  behaviour: Behaviour;
  brand: string;
  last4: string;
  month: number;
  year: number;
  fingerprint: string;
}

const FAILURES = {
  declined: { code: 'card_declined', decline: 'generic_decline', message: 'Your card was declined.' },
  funds: {
    code: 'card_declined',
    decline: 'insufficient_funds',
    message: 'Your card has insufficient funds.',
  },
  lost: { code: 'card_declined', decline: 'lost_card', message: 'Your card was declined.' },
  expired: { code: 'expired_card', decline: 'expired_card', message: 'Your card has expired.' },
  cvc: {
    code: 'incorrect_cvc',
    decline: 'incorrect_cvc',
    message: "Your card's security code is incorrect.",
  },
  processing: {
    code: 'processing_error',
    decline: 'processing_error',
    message: 'An error occurred while processing your card. Try again in a little bit.',
  },
} as const satisfies Record<string, CardFailure>;

const AUTHENTICATION_REQUIRED: CardFailure = {
  code: 'authentication_required',
  decline: 'authentication_required',
  message: 'Your card was declined. This transaction requires authentication.',
};

export const AUTHENTICATION_FAILED: CardFailure = {
  code: 'payment_intent_authentication_failure',
  message:
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
};

const NO_CARD: CardFailure = {
  code: 'payment_method_required',
  message: 'There is no default payment method for this invoice.',
};

interface TestCard {
  number: string;
  brand: 'visa' | 'mastercard' | 'amex';
  behaviour: Behaviour;
  label: string;
}

export const TEST_CARDS: readonly TestCard[] = [
  { number: '4242424242424242', brand: 'visa', behaviour: 'good', label: 'pays' },
  { number: '5555555555554444', brand: 'mastercard', behaviour: 'good', label: 'pays (Mastercard)' },
  { number: '378282246310005', brand: 'amex', behaviour: 'good', label: 'pays (American Express)' },
  { number: '4000002500003155', brand: 'visa', behaviour: 'confirm', label: 'asks for 3-D Secure once' },
  { number: '4000000000003220', brand: 'visa', behaviour: 'confirm', label: 'asks for 3-D Secure 2' },
  {
    number: '4000002760003184',
    brand: 'visa',
    behaviour: 'confirm-always',
    label: 'asks for 3-D Secure at every payment, so renewals fail',
  },
  {
    number: '4000000000000341',
    brand: 'visa',
    behaviour: 'empty-later',
    label: 'can be saved, has insufficient funds when charged',
  },
  { number: '4000000000000002', brand: 'visa', behaviour: 'declined', label: 'is declined' },
  { number: '4000000000009995', brand: 'visa', behaviour: 'funds', label: 'has insufficient funds' },
  { number: '4000000000009987', brand: 'visa', behaviour: 'lost', label: 'is reported lost' },
  { number: '4000000000000069', brand: 'visa', behaviour: 'expired', label: 'has expired' },
  { number: '4000000000000127', brand: 'visa', behaviour: 'cvc', label: 'has a wrong security code' },
  { number: '4000000000000119', brand: 'visa', behaviour: 'processing', label: 'meets a processing error' },
];

/** Check digit of a card number (Luhn, US patent 2950048, 1960). */
function hasCheckDigit(number: string): boolean {
  let sum = 0;
  [...number].reverse().forEach((digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  });
  return sum % 10 === 0;
}

export interface CardForm {
  number: string;
  expiry: string;
  cvc: string;
}

export type CardReading =
  | { ok: true; card: Card }
  | { ok: false; field: 'number' | 'expiry' | 'cvc'; message: string };

const wrong = (field: 'number' | 'expiry' | 'cvc', message: string): CardReading => ({
  ok: false,
  field,
  message,
});

/** Reads what was typed; `now` in seconds. */
export function readCard(form: CardForm, now: number): CardReading {
  const number = form.number.replace(/[\s-]/g, '');
  if (!/^\d{13,19}$/.test(number) || !hasCheckDigit(number)) {
    return wrong('number', 'Your card number is invalid.');
  }
  const [, mm, yy] = /^(\d{1,2})\s*\/\s*(\d{2}|\d{4})$/.exec(form.expiry.trim()) ?? [];
  const month = Number(mm);
  if (mm === undefined || month < 1 || month > 12) {
    return wrong('expiry', "Your card's expiration date is incomplete.");
  }
  const year = Number(yy) < 100 ? 2000 + Number(yy) : Number(yy);
  if (Date.UTC(year, month, 1) / 1000 <= now) {
    return wrong('expiry', "Your card's expiration year is in the past.");
  }
  if (!/^\d{3,4}$/.test(form.cvc.trim())) {
    return wrong('cvc', "Your card's security code is incomplete.");
  }
  const known = TEST_CARDS.find((card) => card.number === number);
  if (!known) {
    return wrong(
      'number',
      'Your card was declined. Your request was in test mode, but used a non test card. For a list of valid test cards, open the list below.',
    );
  }
  const { brand, behaviour } = known;
  const fingerprint = createHash('sha256').update(number).digest('base64url').slice(0, 16);
  return { ok: true, card: { behaviour, brand, last4: number.slice(-4), month, year, fingerprint } };
}

/** Whether the bank wants to hear from the person who pays. */
export const wantsConfirmation = ({ behaviour }: Card): boolean =>
  behaviour === 'confirm' || behaviour === 'confirm-always';

const plainFailure = (card: Card): CardFailure | null =>
  card.behaviour in FAILURES ? FAILURES[card.behaviour as keyof typeof FAILURES] : null;

/** Outcome of keeping a card for later payments. */
export const savingFailure = (card: Card): CardFailure | null => plainFailure(card);

/** Outcome of a payment while the person is there, after any confirmation. */
export const chargeFailure = (card: Card): CardFailure | null =>
  card.behaviour === 'empty-later' ? FAILURES.funds : plainFailure(card);

/** Outcome of a payment with a kept card while nobody is there. */
export function offSessionFailure(card: Card | undefined): CardFailure | null {
  if (!card) return NO_CARD;
  return card.behaviour === 'confirm-always' ? AUTHENTICATION_REQUIRED : chargeFailure(card);
}
