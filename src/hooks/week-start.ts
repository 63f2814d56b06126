import type { WeekStart } from '@/lib/plans/dates';

interface WithWeeks extends Intl.Locale {
  getWeekInfo?: () => { firstDay: number };
  weekInfo?: { firstDay: number };
}

/** The language of the browser; null where it names none, as Chromium does on a system without a locale ('en-US@posix'). */
function localeHere(): WithWeeks | null {
  try {
    return new Intl.Locale(navigator.language);
  } catch {
    return null;
  }
}

/** First day of the week where the browser says it is; Monday where it does not know. */
export function weekStartHere(): WeekStart {
  const locale = localeHere();
  const first = (locale?.getWeekInfo?.() ?? locale?.weekInfo)?.firstDay;
  return first === 6 || first === 7 ? first : 1;
}
