import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '@/components/page-header';
import { ContactCards } from './contact-cards';
import { ContactForm } from './contact-form';
import { Thanks } from './thanks';
import type { Sent } from './use-send-contact';

export function ContactScreen() {
  const { t } = useTranslation('contact');
  const [sent, setSent] = useState<Sent | null>(null);
  return (
    <div data-screen="contact" className="wrap">
      <PageHeader title={t('title')} lead={t('lead')} />
      <div className="grid gap-x-[clamp(2rem,6vw,6rem)] gap-y-12 lg:grid-cols-[minmax(0,40rem)_minmax(0,20rem)] lg:justify-between">
        {sent ? (
          <Thanks sent={sent} onAnother={() => setSent(null)} />
        ) : (
          <section aria-label={t('form.title')}>
            <ContactForm onSent={setSent} />
          </section>
        )}
        <ContactCards />
      </div>
    </div>
  );
}
