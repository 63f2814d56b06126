import { cx } from 'class-variance-authority';
import { CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from './ui/button';
import { useErrorText } from './use-error-text';

export interface ErrorStateProps {
  /** What failed; 'This could not be loaded' otherwise. */
  title?: string;
  /** The failure, put into words by its code. */
  error?: unknown;
  /** What is said in place of the words of its code. */
  text?: string | undefined;
  /** Tries the same again; without it there is no button. */
  onRetry?: () => void;
  /** The new attempt runs. */
  retrying?: boolean;
  className?: string;
}

/** A failed read, where its content would stand, or a failed press, beside what was pressed. */
export function ErrorState({ title, error, text, onRetry, retrying = false, className }: ErrorStateProps) {
  const { t } = useTranslation('common');
  const errorText = useErrorText();
  return (
    <div
      data-slot="error-state"
      role="alert"
      className={cx(
        'grid grid-cols-[auto_1fr] items-start gap-x-4 gap-y-1 rounded-e-m border-s-4 border-danger bg-danger-tint px-5 py-4',
        className,
      )}
    >
      <CircleAlert aria-hidden="true" className="mt-0.5 size-5.5 text-danger" />
      <div>
        <p className="font-semibold">{title ?? t('loadFailed')}</p>
        {error === undefined && text === undefined ? null : <p>{text ?? errorText(error)}</p>}
        {onRetry ? (
          <Button variant="outline" size="sm" className="mt-3" busy={retrying} onClick={onRetry}>
            {t('retry')}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
