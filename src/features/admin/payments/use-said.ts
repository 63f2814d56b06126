import { useTranslation } from 'react-i18next';
import { toast } from '@/components/ui/toast-store';
import { useMoneyText } from './use-money-text';

/** Runs what was asked for and says how it ended; true where it was done. */
export function useSaid(): (work: Promise<unknown>, done: string) => Promise<boolean> {
  const { t } = useTranslation('admin-payments');
  const explain = useMoneyText();
  return async (work, done) => {
    try {
      await work;
      toast({ title: done });
      return true;
    } catch (failure) {
      toast({ title: t('words.failed'), description: explain(failure), variant: 'destructive' });
      return false;
    }
  };
}
