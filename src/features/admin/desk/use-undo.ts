import { useTranslation } from 'react-i18next';
import { useRefusalText } from '@/components/posts/use-refusal-text';
import { toast } from '@/components/ui/toast-store';

const undoMs = 10_000;

/** Says what was done, with a way back for a while; and what could not be. */
export function useUndo() {
  const { t } = useTranslation('admin-desk');
  const explain = useRefusalText();
  const sorry = (failure: unknown): void => {
    toast({ title: t('words.failed'), description: explain(failure), variant: 'destructive' });
  };
  /**
   * The case may be left by the time the way back is taken: what becomes of it is told all the same.
   * @param back undoes it @param undone what is said then
   */
  const tell = (title: string, back?: () => Promise<unknown>, undone = title): void => {
    const onSelect = () => void back?.().then(() => toast({ title: undone }), sorry);
    toast({
      title,
      ...(back && {
        durationMs: undoMs,
        action: { label: t('words.undo'), altText: t('words.undo'), onSelect },
      }),
    });
  };
  return { tell, sorry };
}
