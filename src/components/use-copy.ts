import { useTranslation } from 'react-i18next';
import { toast } from './ui/toast-store';

/** Puts a text on the clipboard and says whether that worked; some browsers and settings do not allow it. */
export function useCopy(): (text: string) => Promise<void> {
  const { t } = useTranslation();
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ title: t('words.copied') });
    } catch {
      toast({
        title: t('words.copyFailed'),
        description: t('words.copyFailedText'),
        variant: 'destructive',
      });
    }
  };
}
