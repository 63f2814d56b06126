import { useTranslation } from 'react-i18next';
import { isLanguage, languages } from '@/config/languages';
import { dynamicText } from '@/i18n/dynamic-text';
import { type Moment, useFormats } from '@/i18n/use-formats';
import { type AdminRole, adminRoleNames } from '@/lib/accounts/admin-role';
import { eventKey, type FactKind, factType, isRecord, wordKey } from '@/lib/admin/audit-facts';
import { catalogCurrency } from '@/lib/billing/minor-units';
import { tiers } from '@/lib/billing/tier';

type Tell = (value: unknown) => string;

/** As it was written, where there is no better word for it. */
const plain: Tell = (value) => (typeof value === 'object' ? JSON.stringify(value) : String(value));

const each =
  (tell: Tell): ((value: unknown) => string[]) =>
  (value) =>
    (Array.isArray(value) ? value : [value]).map(tell);

const languageOf: Tell = (value) => {
  const code = plain(value);
  return isLanguage(code) ? languages[code] : code;
};

const roleOf: Tell = (value) => adminRoleNames[value as AdminRole] ?? plain(value);

/** Tells values of an entry of the log as people read them. */
export function useFactValue(
  detail: Readonly<Record<string, unknown>>,
): (key: string, value: unknown) => string {
  const { t } = useTranslation(['admin-log', 'admin-events', 'admin-team', 'community-topic', 'library']);
  const { count, currencyName, date, finePercent, list, megabytes, moment, money, duration } = useFormats();
  const nameOf = (key: string) => {
    const type = factType(key);
    return type === null ? key : dynamicText(t, 'admin-log', `names.${type.name}`, { defaultValue: key });
  };
  const word: Tell = (value) =>
    dynamicText(t, 'admin-log', wordKey(plain(value)), { defaultValue: plain(value) });
  const numeric =
    (tell: (value: number) => string): Tell =>
    (value) => {
      const number = Number(value);
      return Number.isFinite(number) ? tell(number) : plain(value);
    };
  const timed =
    (tell: (at: Moment) => string): Tell =>
    (value) => {
      const text = plain(value);
      return Number.isNaN(Date.parse(text)) ? text : tell(text);
    };
  const currency = typeof detail.currency === 'string' ? detail.currency : catalogCurrency;
  const tellers: Readonly<Record<FactKind, Tell>> = {
    code: (value) => each(plain)(value).join(', '),
    word,
    event: (value) => dynamicText(t, 'admin-events', eventKey(plain(value)), { defaultValue: plain(value) }),
    area: (value) => dynamicText(t, 'admin-team', `areas.${plain(value)}`, { defaultValue: plain(value) }),
    currency: (value) => currencyName(plain(value)),
    flag: (value) => (value === true ? t('values.yes') : value === false ? t('values.no') : plain(value)),
    count: numeric(count),
    cents: numeric((cents) => money(cents, currency)),
    percent: numeric((percent) => finePercent(percent / 100)),
    seconds: numeric((seconds) => duration(seconds, 'second')),
    bytes: numeric(megabytes),
    moment: timed(moment),
    day: timed(date),
    roles: (value) => list(each(roleOf)(value)),
    languages: (value) => list(each(languageOf)(value)),
    plan: (value) => {
      const tier = tiers.find((each) => each === value);
      return tier ? t(`plans.${tier}`, { ns: 'common' }) : plain(value);
    },
    level: (value) => dynamicText(t, 'common', `levels.${plain(value)}`, { defaultValue: plain(value) }),
    topic: (value) => dynamicText(t, 'library', `category.${plain(value)}`, { defaultValue: plain(value) }),
    ground: (value) =>
      dynamicText(t, 'community-topic', `reportDialog.reasons.${plain(value)}`, {
        defaultValue: word(value),
      }),
    titles: (value) =>
      isRecord(value)
        ? Object.entries(value)
            .map(([code, title]) =>
              t('words.pair', { ns: 'common', name: languageOf(code), text: plain(title) }),
            )
            .join('; ')
        : plain(value),
    filters: (value) =>
      isRecord(value)
        ? Object.entries(value)
            .map(([key, one]) => {
              // Of lists that are saved, orders alone can wait: for their payment.
              const told = key === 'state' && one === 'pending' ? 'unpaid' : one;
              return t('words.pair', { ns: 'common', name: nameOf(key), text: tell(key, told) });
            })
            .join('; ')
        : plain(value),
    // A long text is kept by its length and a digest.
    text: (value) =>
      isRecord(value) && typeof value.length === 'number'
        ? t('values.text', { number: count(value.length) })
        : plain(value),
  };
  const tell = (key: string, value: unknown): string => {
    if (value === null || value === undefined) return '–';
    return tellers[factType(key)?.kind ?? 'code'](value) || '–';
  };
  return tell;
}
