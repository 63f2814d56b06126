import { Copy } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { StateDrawing } from '@/components/state-drawing';
import { Button } from '@/components/ui/button';
import { useCopy } from '@/components/use-copy';
import type { Sent } from './use-send-contact';

/** After sending: the ticket to keep, and when the answer comes. */
export function Thanks({ sent, onAnother }: { sent: Sent; onAnother: () => void }) {
  const { t } = useTranslation('contact');
  const copy = useCopy();
  const heading = useRef<HTMLHeadingElement>(null);
  // It takes the place of the form with the button that was pressed.
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="grid justify-items-start gap-5" data-part="thanks">
      <StateDrawing name="success" size="card" />
      <h2 ref={heading} tabIndex={-1} className="text-2xl">
        {t('thanks.title')}
      </h2>
      <p className="max-w-read text-lg">{t('thanks.text', { email: sent.email })}</p>
      <dl className="grid gap-1">
        <dt className="text-sm text-ink-soft">{t('thanks.ticket')}</dt>
        <dd className="font-mono text-lg wrap-anywhere" data-part="ticket">
          {sent.ticket}
        </dd>
      </dl>
      <p className="max-w-read text-ink-soft">{t('thanks.keep')}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void copy(sent.ticket)} data-action="copy-ticket">
          <Copy aria-hidden="true" />
          {t('thanks.copy')}
        </Button>
        <Button variant="outline" onClick={onAnother}>
          {t('thanks.another')}
        </Button>
      </div>
    </section>
  );
}
