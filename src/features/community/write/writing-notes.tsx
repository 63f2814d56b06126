import { useTranslation } from 'react-i18next';

export interface WritingNotesProps {
  /** The text was begun another time. */
  isRestored: boolean;
  /** First posts are read by a person before others see them. */
  isHeld: boolean;
}

/** What somebody should know before they send. */
export function WritingNotes({ isRestored, isHeld }: WritingNotesProps) {
  const { t } = useTranslation('community-write');
  const { t: posts } = useTranslation('posts');
  return (
    <div className="grid max-w-read gap-1 text-sm text-ink-soft">
      <p role="status">{isRestored ? t('restored') : null}</p>
      <p>{t('public')}</p>
      {isHeld && <p>{t('held')}</p>}
      <p>{posts('unwatched')}</p>
    </div>
  );
}
