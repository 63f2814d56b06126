import { useTranslation } from 'react-i18next';
import type { SaveState } from './run-session';

/** Says 'Saved' only of what the device has confirmed. Not announced: it would talk over every question. */
export function SaveStatus({ save }: { save: SaveState }) {
  const { t } = useTranslation('screening');
  const classes = 'text-center text-sm leading-tight text-ink-soft max-sm:text-xs';
  if (save === 'saved') {
    return (
      <p data-save="saved" className={classes}>
        {t('runner.saved')}
      </p>
    );
  }
  if (save === 'unavailable') return <span data-save="unavailable" />;
  // A write takes a few milliseconds; the word shows only when it takes longer.
  return (
    <p
      data-save="saving"
      className={`${classes} animate-fade-in [animation-delay:400ms] [animation-fill-mode:backwards]`}
    >
      {t('runner.saving')}
    </p>
  );
}
