/** What a device shows and what a mail says: nothing of a person's own words on a lock screen unless they allowed it. */
import { brand } from '../../config/brand.ts';
import { fallbackLanguage, isLanguage, type Language } from '../../config/languages.ts';
import { wallAt } from '../calendar/zone.ts';
import type { ClaimedDelivery, Outgoing } from './sending.ts';
import { type ReminderTexts, reminderTexts } from './texts.ts';

export interface MessageReader {
  readonly language: string | null;
  /** Whether own words may stand on a lock screen and in a subject. */
  readonly details: boolean;
}

/** What goes to a device, in the words of its person; the service worker shows it. */
export interface PushData {
  readonly v: 1;
  /** Of the delivery; a second copy replaces the first. */
  readonly id: string;
  readonly kind: 'reminder' | 'reminders' | 'test';
  readonly title: string;
  readonly body: string;
  readonly time: string;
  readonly route: string;
  /** Answers it once, within a day; null where it answers several. */
  readonly token: string | null;
  readonly labels: { readonly done: string; readonly snooze: string };
}

export interface ReminderMail {
  readonly language: Language;
  readonly subject: string;
  readonly lines: readonly string[];
  readonly action: { readonly name: string; readonly route: string };
  readonly foot: string;
  readonly stop: string;
}

const reminderPath = '/reminders';

const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

const languageOf = ({ language }: MessageReader): Language =>
  isLanguage(language) ? language : fallbackLanguage;

const timeOf = ({ due_at, tz }: ClaimedDelivery): string => wallAt(Date.parse(due_at), tz).time;

/** What it is called where others may see it. */
function heading(one: Outgoing, words: ReminderTexts, details: boolean, neutral: string): string {
  const n = one.deliveries.length;
  if (one.kind !== 'one') return fill(one.kind === 'morning' ? words.morning : words.late, { n });
  return details ? (one.deliveries[0]?.title ?? neutral) : fill(neutral, { product: brand.name });
}

/** @param token answers the message without signing in */
export function pushData(one: Outgoing, reader: MessageReader, token: string): PushData {
  const words = reminderTexts[languageOf(reader)];
  const [first] = one.deliveries;
  const isOne = one.kind === 'one';
  const time = first ? timeOf(first) : '';
  return {
    v: 1,
    id: one.id,
    kind: isOne ? 'reminder' : 'reminders',
    title: heading(one, words, reader.details, words.push),
    body: one.isLate && isOne ? fill(words.planned, { time }) : '',
    time,
    route: (isOne && first?.link) || reminderPath,
    token: isOne ? token : null,
    labels: { done: words.done, snooze: words.snooze },
  };
}

export function testPush(language: string | null): PushData {
  const words = reminderTexts[languageOf({ language, details: false })];
  return {
    v: 1,
    id: 'test',
    kind: 'test',
    title: brand.name,
    body: words.test,
    time: '',
    route: reminderPath,
    token: null,
    labels: { done: words.done, snooze: words.snooze },
  };
}

export function reminderMail(one: Outgoing, reader: MessageReader): ReminderMail {
  const language = languageOf(reader);
  const words = reminderTexts[language];
  const [first] = one.deliveries;
  const isOne = one.kind === 'one';
  const planned = first && one.isLate && isOne ? [fill(words.planned, { time: timeOf(first) })] : [];
  const own = isOne
    ? [first?.title ?? '', ...(first?.note ? [first.note] : [])]
    : one.deliveries.map((delivery) => `${timeOf(delivery)} ${delivery.title}`);
  return {
    language,
    subject: heading(one, words, reader.details, words.subject),
    lines: [isOne ? words.intro : words.introMany, ...planned, ...own],
    action: {
      name: isOne && first?.link ? words.open : words.openAll,
      route: (isOne && first?.link) || reminderPath,
    },
    foot: words.foot,
    stop: words.stop,
  };
}
