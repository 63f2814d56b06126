import { cx } from 'class-variance-authority';
import { useTranslation } from 'react-i18next';
import type { PresenceStatus } from '@/lib/presence/status';

/** Filled, half and empty: told apart without colors, too. */
const dots: Readonly<Record<PresenceStatus, string>> = {
  online: 'bg-good border-good',
  away: 'border-mid bg-[linear-gradient(to_right,var(--mid)_50%,transparent_50%)]',
  offline: 'border-line-strong',
};

/** Whether somebody is there: a dot, and the word for it. */
export function PresenceDot({ status }: { status: PresenceStatus }) {
  const { t } = useTranslation('presence');
  return (
    <span data-presence={status} className="inline-flex items-center gap-1.5 text-sm text-ink-soft">
      <span aria-hidden="true" className={cx('size-2.5 shrink-0 rounded-full border-2', dots[status])} />
      {t(status)}
    </span>
  );
}
