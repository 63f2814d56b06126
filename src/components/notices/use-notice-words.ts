import { useTranslation } from 'react-i18next';
import { dynamicText } from '@/i18n/dynamic-text';
import { useFormats } from '@/i18n/use-formats';
import { findEntry } from '@/lib/assessments/catalogue';
import { type Notice, noticeTarget } from '@/lib/notifications/notice';

export interface NoticeWords {
  readonly title: string;
  readonly text: string;
  /** Where it leads, and what that is called. */
  readonly target: { readonly to: string; readonly label: string } | null;
}

/** A notice in the reader's language: by its kind and facts, or in its own words where it has no kind. */
export function useNoticeWords(): (notice: Notice) => NoticeWords {
  const { t } = useTranslation('notices');
  const { count: number, date } = useFormats();
  return (notice) => {
    const { kind, count, params } = notice;
    const to = noticeTarget(notice);
    const target = (label: string) => (to === null ? null : { to, label });
    if (kind === null) {
      return { title: notice.title, text: notice.message, target: target(t('words.open')) };
    }
    const { tier, test, at, title, time } = params;
    const facts = {
      count,
      shown: number(count),
      plan: tier === 'plus' || tier === 'premium' ? t(`plans.${tier}`) : t('words.plan'),
      test: findEntry(String(test))?.catalogueName ?? t('words.test'),
      date: at === undefined ? '' : date(at),
      // A person's own words for a reminder, and its time of the clock.
      name: String(title ?? ''),
      time: String(time ?? ''),
    };
    const words = (part: 'title' | 'text') => dynamicText(t, 'notices', `kinds.${kind}.${part}`, facts);
    return {
      title: words('title'),
      text: words('text'),
      target: target(
        dynamicText(t, 'notices', `kinds.${kind}.action`, { ...facts, defaultValue: t('toAccount') }),
      ),
    };
  };
}
