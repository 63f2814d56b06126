import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

export interface SoftTimeNoticeProps {
  /** The run has passed its soft limit. */
  due: boolean;
  minutes: number;
  /** Question in view: the note goes away with it. */
  place: number;
}

/**
 * One gentle sentence when the soft limit is reached. It lies over the line above the question, which is the same
 * for all of them, and so moves and hides nothing else; it takes no focus, is read out once when the reader pauses,
 * and goes away with the question.
 */
export function SoftTimeNotice({ due, minutes, place }: SoftTimeNoticeProps) {
  const { t } = useTranslation('screening');
  // A run restored after its limit has had its note.
  const [told, setTold] = useState(due);
  const [shownAt, setShownAt] = useState<number | null>(null);

  useEffect(() => {
    if (due && !told) {
      setTold(true);
      setShownAt(place);
    } else if (shownAt !== null && shownAt !== place) {
      setShownAt(null);
    }
  }, [due, told, shownAt, place]);

  return (
    <div role="status" className="absolute inset-x-0 bottom-0">
      {shownAt === place ? (
        <p className="animate-fade-in rounded-m border border-line-strong bg-surface px-3 py-1 text-xs text-wrap sm:px-4 sm:py-2 sm:text-sm">
          {t('runner.softLimit', { count: minutes })}
        </p>
      ) : null}
    </div>
  );
}
