import { useTranslation } from 'react-i18next';
import { dynamicText } from '@/i18n/dynamic-text';
import { eventKey } from '@/lib/admin/audit-facts';

/** What an event says, and the name that it is found by at the provider. */
export function EventName({ type }: { type: string }) {
  const { t } = useTranslation('admin-events');
  const words = dynamicText(t, 'admin-events', eventKey(type), { defaultValue: '' });
  return (
    <span className="grid gap-0.5">
      {words}
      <span translate="no" className="font-mono text-xs text-ink-soft wrap-anywhere">
        {type}
      </span>
    </span>
  );
}
