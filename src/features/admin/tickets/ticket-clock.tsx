import { useTranslation } from 'react-i18next';
import type { Ticket } from '@/api/admin/tickets';
import { Badge } from '@/components/ui/badge';

/** How a message stands with the 24 to 48 hours that are promised. */
export function TicketClock({ clock }: Pick<Ticket, 'clock'>) {
  const { t } = useTranslation('admin-team');
  const isLate = clock === 'overdue' || clock === 'missed';
  const tone = isLate ? 'danger' : clock === 'due_soon' ? 'accent' : 'outline';
  return <Badge tone={tone}>{t(`tickets.clocks.${clock}`)}</Badge>;
}
