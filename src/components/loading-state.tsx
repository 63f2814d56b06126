import { cx } from 'class-variance-authority';
import { useTranslation } from 'react-i18next';
import { Spinner } from './ui/spinner';

export interface LoadingStateProps {
  /** What is being waited for; 'Loading…' otherwise. */
  label?: string;
  /** Says how high it stands where it is not what a whole part of a page waits for. */
  className?: string;
}

/** Shows itself only after a quarter of a second: short waits should not flicker. */
export function LoadingState({ label, className = 'min-h-48' }: LoadingStateProps) {
  const { t } = useTranslation('common');
  return (
    <div
      data-slot="loading-state"
      role="status"
      className={cx(
        'flex animate-fade-in items-center justify-center gap-3 text-ink-soft [animation-delay:250ms] [animation-fill-mode:backwards]',
        className,
      )}
    >
      <Spinner className="size-6 text-accent" />
      <span>{label ?? t('loading')}</span>
    </div>
  );
}
