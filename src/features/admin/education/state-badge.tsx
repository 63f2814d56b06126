import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeskRow } from '@/api/library/shapes';
import { Badge } from '@/components/ui/badge';
import { useFormats } from '@/i18n/use-formats';

/** What readers see from a moment on, if it lies ahead; null for everything else. */
export const scheduledFor = (row: Pick<DeskRow, 'state' | 'publish_at'>, now: number): string | null =>
  row.state === 'published' && row.publish_at !== null && Date.parse(row.publish_at) > now
    ? row.publish_at
    : null;

/** Where a text stands, or when it will appear. */
export function StateBadge({ row }: { row: Pick<DeskRow, 'state' | 'publish_at'> }) {
  const { t } = useTranslation('admin-library');
  const { moment } = useFormats();
  const [now] = useState(() => Date.now());
  const ahead = scheduledFor(row, now);
  if (ahead !== null) return <Badge tone="outline">{t('scheduled', { date: moment(ahead) })}</Badge>;
  return <Badge tone={row.state === 'published' ? 'accent' : 'outline'}>{t(`states.${row.state}`)}</Badge>;
}
