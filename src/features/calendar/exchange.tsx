import { CalendarPlus, Download, FileInput } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Section } from '@/components/section';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast-store';
import type { CalendarEvent } from '@/lib/calendar/event';
import { rowsOfRange } from '@/lib/calendar/ics/file';
import type { Entry, Span } from '@/lib/calendar/view';
import type { CalendarActions } from './use-calendar-actions';
import { useFileOffer } from './use-file-offer';

export interface ExchangeProps {
  events: readonly CalendarEvent[];
  /** What is shown, and the days it is shown for. */
  entries: readonly Entry[];
  span: Span;
  actions: CalendarActions;
}

/** The ways to and from other calendars. */
export function Exchange({ events, entries, span, actions }: ExchangeProps) {
  const { t } = useTranslation('calendar-exchange');
  const { offer, busy } = useFileOffer();
  const download = () => {
    const rows = rowsOfRange(entries, events);
    if (rows.length === 0) toast({ title: t('download.none') });
    else offer({ rows, about: [span.first, span.last] });
  };
  return (
    <Section title={t('title')} className="pt-4">
      <p className="max-w-read text-ink-soft">{t('lead')}</p>
      <div className="mt-4 flex flex-wrap gap-3" data-part="exchange">
        <Button
          variant="outline"
          size="sm"
          data-action="calendar-links"
          onClick={() => actions.open('links')}
        >
          <CalendarPlus aria-hidden="true" />
          {t('links.open')}
        </Button>
        <Button variant="outline" size="sm" data-action="import-file" onClick={() => actions.open('import')}>
          <FileInput aria-hidden="true" />
          {t('import.open')}
        </Button>
        <Button variant="outline" size="sm" data-action="download-range" busy={busy} onClick={download}>
          <Download aria-hidden="true" />
          {t('download.open')}
        </Button>
      </div>
    </Section>
  );
}
