import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useToast } from './ui/use-toast';

const Toaster = lazy(() => import('./ui/toaster').then((module) => ({ default: module.Toaster })));

/** Draws the messages of `toast()` and `notify()`. Radix Toast is loaded with the first one. */
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
  return (
    <Suspense fallback={null}>
      <Toaster labels={labels} />
    </Suspense>
  );
}
