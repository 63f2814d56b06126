import { BellPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import type { ReminderOffer } from '@/lib/reminders/form';
import { askReminder } from './offer-store';

/** Offers a reminder of something; the form comes with the press. */
export function RemindMe({ offer }: { offer: ReminderOffer }) {
  const { t } = useTranslation();
  return (
    <Button
      variant="link"
      size="sm"
      data-action="remind-me"
      aria-label={t('words.pair', { name: offer.title, text: t('words.remindMe') })}
      onClick={(event) => askReminder(offer, event.currentTarget)}
    >
      <BellPlus aria-hidden="true" />
      {t('words.remindMe')}
    </Button>
  );
}
