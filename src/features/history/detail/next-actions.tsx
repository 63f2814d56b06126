import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ButtonLink } from '@/components/button-link';
import type { HistoryTexts } from '@/components/changes/use-texts';
import { Section } from '@/components/section';
import { Button } from '@/components/ui/button';
import { compareHref } from '@/config/compare-href';
import { href, paths } from '@/config/paths';
import type { AttemptView } from '@/lib/assessments/attempt-view';
import { DeleteAttemptDialog } from '../delete-attempt-dialog';

export interface NextActionsProps {
  attempt: AttemptView;
  /** Earlier attempts of the same kind, newest first. */
  earlier: readonly AttemptView[];
  /** The owner; null for everybody else, who cannot delete it. */
  ownerId: string | null;
  texts: HistoryTexts;
}

/** Most earlier results offered for a comparison; the history has the rest. */
const mostOffered = 3;

/** Report, comparison and deletion. */
export function NextActions({ attempt, earlier, ownerId, texts }: NextActionsProps) {
  const { t } = texts;
  const navigate = useNavigate();
  const [deleting, setDeleting] = useState(false);
  return (
    <Section title={t('detail.next')}>
      <div className="flex flex-wrap items-center gap-3">
        <ButtonLink to={href(paths.reportByAttempt, { attemptId: attempt.id })} data-action="open-report">
          {t('words.openReport')}
        </ButtonLink>
        {earlier.slice(0, mostOffered).map((other) => (
          <ButtonLink
            key={other.id}
            to={compareHref(other.id, attempt.id)}
            variant="outline"
            data-action="compare"
          >
            {t('detail.compareWith', { date: texts.date(other.completedAt) })}
          </ButtonLink>
        ))}
        {ownerId === null ? null : (
          <Button variant="link" data-action="delete" onClick={() => setDeleting(true)}>
            {t('detail.delete')}
          </Button>
        )}
      </div>
      {ownerId === null ? null : (
        <DeleteAttemptDialog
          userId={ownerId}
          attempt={deleting ? attempt.record : null}
          onClose={() => setDeleting(false)}
          onDeleted={() => void navigate(paths.testHistory, { replace: true })}
        />
      )}
    </Section>
  );
}
