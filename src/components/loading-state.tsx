import { cx } from 'class-variance-authority';
import { useTranslation } from 'react-i18next';
import { Spinner } from './ui/spinner';

export interface LoadingStateProps {
  /** What is being waited for; 'Loading…' otherwise. */
  label?: string;
  className?: string;
}

/** Shows itself only after a quarter of a second: short waits should not flicker. */
export function LoadingState({ label, className }: LoadingStateProps) {
  const { t } = useTranslation('common');
  return (
    <div
      data-slot="loading-state"
      role="status"
      className={cx(
        'flex min-h-48 animate-fade-in items-center justify-center gap-3 text-ink-soft [animation-delay:250ms] [animation-fill-mode:backwards]',
        className,
      )}
    >
      <Spinner className="size-6 text-accent" />
      <span>{label ?? t('loading')}</span>
    </div>
  );
}
