import { useTranslation } from 'react-i18next';
import { latePart } from './late-part';
import { useToast } from './ui/use-toast';

const Toaster = latePart(() => import('./ui/toaster').then((module) => module.Toaster));

/**
 * Draws the messages of `toast()` and `notify()`. Radix Toast is loaded with the first one; where something is kept
 * without a connection, before (src/app/background-outbox.tsx).
 */
export function ToastHost() {
  const { t } = useTranslation('common');
  const { toasts, notices } = useToast();
  if (toasts.length === 0 && notices.length === 0) return null;
  const labels = {
    message: t('toast.message'),
    answers: t('toast.answers'),
    news: t('toast.news'),
    close: t('close'),
  };
  return <Toaster labels={labels} />;
}
