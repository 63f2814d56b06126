import { useTranslation } from 'react-i18next';
import { toast } from '@/components/ui/toast-store';
import { choose } from '@/contexts/consent';
import { type ConsentChoice, consentMonths } from '@/lib/consent/consent';

/** Keeps a choice and says so; where the browser keeps nothing it holds until the page is left. */
export function useChoose(): (choice: ConsentChoice) => void {
  const { t } = useTranslation('consent');
  return (choice) => {
    const isKept = choose(choice);
    toast(
      isKept
        ? { title: t('saved.title'), description: t('saved.text', { months: consentMonths }) }
        : { title: t('unkept.title'), description: t('unkept.text') },
    );
  };
}
