import { useTranslation } from 'react-i18next';
import type { QueuedReport } from '@/api/admin/shapes';
import { Badge } from '@/components/ui/badge';

/** How a report stands with the time for a first decision. */
export function ClockBadge({ clock }: Pick<QueuedReport, 'clock'>) {
  const { t } = useTranslation('admin-desk');
  if (clock === 'overdue' || clock === 'missed') return <Badge tone="danger">{t(`clocks.${clock}`)}</Badge>;
  return <Badge tone={clock === 'due_soon' ? 'accent' : 'outline'}>{t(`clocks.${clock}`)}</Badge>;
}
