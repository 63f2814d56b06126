import { toast } from '@/components/ui/toast-store';
import { useSharingTexts } from './use-sharing-texts';

/** Puts a text on the clipboard and says whether that worked; some browsers and settings do not allow it. */
export function useCopy(): (text: string) => Promise<void> {
  const { t } = useSharingTexts();
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ title: t('copied') });
    } catch {
      toast({ title: t('copyFailed'), description: t('copyFailedText'), variant: 'destructive' });
    }
  };
}
