import type { Language } from '../../../config/languages.ts';
import type { EventKind } from '../event.ts';

/** What an event is called where its own words are not to be read: time for something, or no more than that one is busy. */
const neutral: Readonly<Record<Language, readonly [focus: string, busy: string]>> = {
  en: ['Focus time', 'Busy'],
  es: ['Tiempo de concentración', 'Ocupado'],
  fr: ['Temps de concentration', 'Occupé'],
  de: ['Fokuszeit', 'Beschäftigt'],
  it: ['Tempo di concentrazione', 'Occupato'],
  pt: ['Tempo de foco', 'Ocupado'],
  pl: ['Czas skupienia', 'Zajęte'],
  ru: ['Время для сосредоточенной работы', 'Занято'],
  ja: ['集中時間', '予定あり'],
  ko: ['집중 시간', '바쁨'],
  zh: ['专注时间', '忙碌'],
};

const quietKinds: ReadonlySet<EventKind> = new Set(['focus', 'training', 'plan']);

export function neutralTitle(kind: EventKind, language: Language): string {
  const [focus, busy] = neutral[language];
  return quietKinds.has(kind) ? focus : busy;
}
