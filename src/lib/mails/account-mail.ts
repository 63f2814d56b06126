/** The short mails about a plan or an account, in the words of their reader. */
import * as z from 'zod/mini';
import { fallbackLanguage, isLanguage, type Language } from '../../config/languages.ts';
import { paths } from '../../config/paths.ts';
import { formatMoney } from '../i18n/money.ts';
import type { MailTexts } from './mail-texts.ts';
import { mailTexts } from './texts.gen.ts';

const texts: Readonly<Record<Language, MailTexts>> = mailTexts;

const tier = z.enum(['plus', 'premium']);
const ends_at = z.string();

/** What happened, as the database kept it; see the table `account_mails`. */
export const accountEventSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('trial_started'),
    facts: z.object({
      tier,
      ends_at,
      interval: z.enum(['month', 'year']),
      amount_cents: z.number(),
      currency: z.string(),
    }),
  }),
  /** Without an end it was closed at once. */
  z.object({ kind: z.literal('trial_cancelled'), facts: z.object({ tier, ends_at: z.optional(ends_at) }) }),
  z.object({ kind: z.literal('plan_cancelled'), facts: z.object({ tier, ends_at }) }),
  z.object({ kind: z.literal('erasure_planned'), facts: z.object({ ends_at }) }),
  z.object({ kind: z.literal('erasure_undone'), facts: z.object({}) }),
]);
export type AccountEvent = z.infer<typeof accountEventSchema>;

export interface MailText {
  language: Language;
  subject: string;
  lines: readonly string[];
  action: { name: string; url: string };
  foot: string;
}

/** Names of plans are the same everywhere. */
const plans = { plus: 'Plus', premium: 'Premium' } as const;

/** The server knows no time zone of the reader, and an hour decides: so it is said with its zone. */
const moment = (iso: string, language: Language): string =>
  `${new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(new Date(iso))} UTC`;

type Values = Readonly<Record<string, string>>;
type Place = 'settings' | 'plans' | 'keep';

const addresses: Readonly<Record<Place, string>> = {
  settings: paths.accountSettings,
  plans: paths.pricing,
  keep: `${paths.settings}#erase`,
};

/** Which words an event is told in, what is filled in, and where its link leads. */
function tell(
  event: AccountEvent,
  language: Language,
): {
  words: Exclude<keyof MailTexts, 'perMonth' | 'perYear' | 'foot' | Place>;
  values: Values;
  place: Place;
} {
  switch (event.kind) {
    case 'trial_started': {
      const { facts } = event;
      const amount = formatMoney(facts.amount_cents, facts.currency, language);
      const price = fill(texts[language][facts.interval === 'year' ? 'perYear' : 'perMonth'], {
        price: amount,
      });
      const values = { plan: plans[facts.tier], date: moment(facts.ends_at, language), price };
      return { words: 'trialStarted', values, place: 'settings' };
    }
    case 'trial_cancelled': {
      const plan = plans[event.facts.tier];
      const { ends_at: end } = event.facts;
      if (end === undefined) return { words: 'trialEnded', values: { plan }, place: 'plans' };
      return { words: 'trialCancelled', values: { plan, date: moment(end, language) }, place: 'settings' };
    }
    case 'plan_cancelled': {
      const values = { plan: plans[event.facts.tier], date: moment(event.facts.ends_at, language) };
      return { words: 'planCancelled', values, place: 'settings' };
    }
    case 'erasure_planned':
      return {
        words: 'erasurePlanned',
        values: { date: moment(event.facts.ends_at, language) },
        place: 'keep',
      };
    case 'erasure_undone':
      return { words: 'erasureUndone', values: {}, place: 'settings' };
  }
}

const fill = (text: string, values: Values): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);

/** @param wanted language of the person; English where none is known */
export function accountMail(event: AccountEvent, wanted: string | null, siteUrl: string): MailText {
  const language = isLanguage(wanted) ? wanted : fallbackLanguage;
  const { words, values, place } = tell(event, language);
  const { subject, lines } = texts[language][words];
  return {
    language,
    subject: fill(subject, values),
    lines: lines.map((line) => fill(line, values)),
    action: { name: texts[language][place], url: siteUrl.replace(/\/$/, '') + addresses[place] },
    foot: texts[language].foot,
  };
}
