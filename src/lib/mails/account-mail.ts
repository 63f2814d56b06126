/** The short mails about a plan, an order, an invite or an account, in the words of their reader. */
import { fallbackLanguage, isLanguage, type Language } from '../../config/languages.ts';
import { href, paths } from '../../config/paths.ts';
import type { Discount } from '../billing/order-sums.ts';
import { formatMoney } from '../i18n/money.ts';
import type { AccountEvent, EventOf, PlanFacts } from './account-event.ts';
import { discountName } from './discount-name.ts';
import type { MailTexts, Subject } from './mail-texts.ts';
import { type MailFile, termsOf } from './terms.ts';
import { mailTexts } from './texts.gen.ts';

const texts: Readonly<Record<Language, MailTexts>> = mailTexts;

/** An amount and what it is for, or what the amounts above come to. */
export interface MailRow {
  name: string;
  amount: string;
  isSum: boolean;
}

export interface MailText {
  language: Language;
  subject: string;
  lines: readonly string[];
  rows: readonly MailRow[];
  /** What stands below the amounts. */
  after: readonly string[];
  action: { name: string; url: string };
  foot: string;
  files: readonly MailFile[];
}

/** Names of plans are the same everywhere. */
const plans = { plus: 'Plus', premium: 'Premium' } as const;

type Values = Readonly<Record<string, string>>;
type Place = 'settings' | 'plans' | 'keep' | 'report';

/** Which words an event is told in, what is filled in, and where its link leads. */
interface Told {
  words: Subject;
  values: Values;
  place: Place;
  /** Whose report the link opens. */
  attempt?: string;
  rows?: readonly MailRow[];
  /** Sentences of this mail alone, above and below its amounts. */
  also?: readonly string[];
  /** Whether it is an agreement, which the terms go along with. */
  agreed?: boolean;
}

const fill = (text: string, values: Values): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);

/** Moments, amounts and plans as a language writes them. */
function writer(language: Language) {
  const words = texts[language];
  const written = (iso: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(new Date(iso));
  const money = (cents: number, currency: string) => formatMoney(cents, currency, language);
  const price = ({ interval, amount_cents, currency }: PlanFacts) =>
    fill(words[interval === 'year' ? 'perYear' : 'perMonth'], { price: money(amount_cents, currency) });
  return {
    words,
    money,
    price,
    day: (iso: string) => written(iso, { dateStyle: 'long' }),
    /** The server knows no time zone of the reader, and an hour decides: so it is said with its zone. */
    moment: (iso: string) => `${written(iso, { dateStyle: 'long', timeStyle: 'short' })} UTC`,
    /** 'Plus, $9.99 a month' */
    planAt: (plan: PlanFacts) => fill(words.planAt, { plan: plans[plan.tier], price: price(plan) }),
    list: (items: readonly string[]) => new Intl.ListFormat(language, { type: 'conjunction' }).format(items),
  };
}
type Writer = ReturnType<typeof writer>;

/** Amounts with what they come to. Tax stands among them where it comes on top, and below the sum where prices hold it. */
function rowsOf(
  amounts: readonly (readonly [name: string, cents: number])[],
  { paid, tax = 0, currency }: { paid: number; tax?: number; currency: string },
  { words: { rows }, money }: Writer,
): MailRow[] {
  const isOnTop = amounts.reduce((sum, [, cents]) => sum + cents, 0) + tax === paid;
  const all: (readonly [string, number])[] = [
    ...amounts,
    ...(tax > 0 && isOnTop ? [[rows.tax, tax] as const] : []),
    [rows.paid, paid],
    ...(tax > 0 && !isOnTop ? [[rows.taxIncluded, tax] as const] : []),
  ];
  return all.map(([name, cents]) => ({
    name,
    amount: money(cents, currency),
    isSum: name === rows.paid,
  }));
}

function orderRows({ facts }: EventOf<'order_paid'>, write: Writer): MailRow[] {
  const discounts: Discount[] = [
    { kind: 'bundle', cents: facts.saving_cents ?? 0 },
    { kind: 'several', percent: facts.bundle_percent, cents: facts.bundle_cents },
    { kind: 'coupon', code: facts.coupon_code ?? '', cents: facts.coupon_cents },
  ];
  const amounts = [
    ...facts.lines.map(({ title, cents }) => [title, cents] as const),
    ...discounts.map((one) => [discountName(one, write.words), -one.cents] as const),
  ].filter(([, cents]) => cents !== 0);
  const { total_cents: paid, tax_cents: tax, currency } = facts;
  return rowsOf(amounts, { paid, currency, ...(tax && { tax }) }, write);
}

function planRows({ facts }: EventOf<'plan_started'>, write: Writer): MailRow[] {
  const { tier, amount_cents, paid_cents: paid, tax_cents: tax, currency } = facts;
  if (paid === undefined) return [];
  const credit = facts.credit_cents ?? Math.max(0, amount_cents - paid);
  const amounts = [
    [plans[tier], amount_cents] as const,
    ...(credit > 0 ? [[write.words.rows.credit, -credit] as const] : []),
  ];
  return rowsOf(amounts, { paid, currency, ...(tax && { tax }) }, write);
}

/** What a change that happened at once cost; nothing is said while no bill has come. */
function costOfChange({ facts }: EventOf<'plan_changed'>, { words, money }: Writer): string[] {
  if (facts.paid_cents === undefined) return [];
  if (facts.paid_cents <= 0) return [words.nothingCharged];
  return [fill(words.charged, { paid: money(facts.paid_cents, facts.currency) })];
}

type Teller<K extends AccountEvent['kind']> = (event: EventOf<K>, write: Writer) => Told;

const tellers: { readonly [K in AccountEvent['kind']]: Teller<K> } = {
  trial_started: ({ facts }, { moment, price }) => ({
    words: 'trialStarted',
    values: { plan: plans[facts.tier], date: moment(facts.ends_at), price: price(facts) },
    place: 'settings',
    agreed: true,
  }),
  trial_ending: ({ facts }, { day, moment, price }) => ({
    words: 'trialEnding',
    values: {
      plan: plans[facts.tier],
      day: day(facts.ends_at),
      date: moment(facts.ends_at),
      price: price(facts),
    },
    place: 'settings',
  }),
  trial_cancelled: ({ facts: { tier, ends_at: end } }, { moment }) =>
    end === undefined
      ? { words: 'trialEnded', values: { plan: plans[tier] }, place: 'plans' }
      : { words: 'trialCancelled', values: { plan: plans[tier], date: moment(end) }, place: 'settings' },
  plan_started: (event, write) => ({
    words: 'planStarted',
    values: {
      plan: plans[event.facts.tier],
      day: write.day(event.facts.renews_at),
      price: write.price(event.facts),
    },
    place: 'settings',
    rows: planRows(event, write),
    agreed: true,
  }),
  plan_cancelled: ({ facts }, { moment }) => ({
    words: 'planCancelled',
    values: { plan: plans[facts.tier], date: moment(facts.ends_at) },
    place: 'settings',
  }),
  plan_changed: (event, write) => ({
    words: 'planChanged',
    values: {
      plan: plans[event.facts.tier],
      from: write.planAt(event.facts.from),
      to: write.planAt(event.facts),
      day: write.day(event.facts.next_at),
    },
    place: 'settings',
    also: costOfChange(event, write),
  }),
  plan_changes: ({ facts }, { day, planAt }) => ({
    words: 'planChanges',
    values: { from: planAt(facts.from), to: planAt(facts), day: day(facts.next_at) },
    place: 'settings',
  }),
  renewal_coming: ({ facts }, { day, price }) => ({
    words: 'renewalComing',
    values: { plan: plans[facts.tier], day: day(facts.renews_at), price: price(facts) },
    place: 'settings',
  }),
  payment_failed: ({ facts }, { day, money }) => ({
    words: 'paymentFailed',
    values: {
      plan: plans[facts.tier],
      amount: money(facts.due_cents, facts.currency),
      day: day(facts.pay_by),
    },
    place: 'settings',
  }),
  order_paid: (event, write) => ({
    words: 'orderPaid',
    values: { paid: write.money(event.facts.total_cents, event.facts.currency) },
    place: 'settings',
    rows: orderRows(event, write),
    agreed: true,
  }),
  refunded: ({ facts }, { words, money, list }) => ({
    words: 'refunded',
    values: { amount: money(facts.amount_cents, facts.currency) },
    place: 'settings',
    also: [facts.closes.length > 0 ? fill(words.closes, { items: list(facts.closes) }) : words.staysOpen],
  }),
  invite_answered: ({ facts }) => ({
    words: 'inviteAnswered',
    values: {},
    place: 'report',
    attempt: facts.attempt_id,
  }),
  invite_ending: ({ facts }, { day, moment }) => ({
    words: 'inviteEnding',
    values: { day: day(facts.ends_at), date: moment(facts.ends_at) },
    place: 'report',
    attempt: facts.attempt_id,
  }),
  erasure_planned: ({ facts }, { moment }) => ({
    words: 'erasurePlanned',
    values: { date: moment(facts.ends_at) },
    place: 'keep',
  }),
  erasure_undone: () => ({ words: 'erasureUndone', values: {}, place: 'settings' }),
};

function addressOf({ place, attempt = '' }: Told): string {
  if (place === 'report') return `${href(paths.reportByAttempt, { attemptId: attempt })}#invite`;
  if (place === 'keep') return `${paths.settings}#erase`;
  return place === 'plans' ? paths.pricing : paths.accountSettings;
}

/** @param wanted language of the person; English where none is known */
export function accountMail(event: AccountEvent, wanted: string | null, siteUrl: string): MailText {
  const language = isLanguage(wanted) ? wanted : fallbackLanguage;
  const write = writer(language);
  const told = (tellers[event.kind] as Teller<AccountEvent['kind']>)(event, write);
  const { words } = write;
  const { subject, lines, after = [] } = words[told.words];
  const filled = (text: string): string => fill(text, told.values);
  return {
    language,
    subject: filled(subject),
    lines: [...lines.map(filled), ...(told.also ?? [])],
    rows: told.rows ?? [],
    after: [...after.map(filled), ...(told.agreed ? [words.attached] : [])],
    action: { name: words[told.place], url: siteUrl.replace(/\/$/, '') + addressOf(told) },
    foot: told.place === 'report' ? words.footChoice : words.foot,
    files: told.agreed ? termsOf(language) : [],
  };
}
