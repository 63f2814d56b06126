import { useQueries, useQuery } from '@tanstack/react-query';
import { attemptQuery } from '@/api/attempts/queries';
import { allAttemptsQuery } from '@/api/exports/pages';
import { habitBookQuery } from '@/api/habits/habits';
import { plansQuery } from '@/api/plans/queries';
import { ErrorState } from '@/components/error-state';
import { Checkbox } from '@/components/ui/checkbox';
import { Fieldset } from '@/components/ui/field';
import { Skeleton } from '@/components/ui/skeleton';
import {
  type DocumentPart,
  documentParts,
  type ExportView,
  exportView,
  mayBeHandedOn,
} from '@/lib/exports/progress-data';
import type { ExportTexts } from './files/export-texts';
import { attemptTitle } from './files/result-blocks';
import { habitWords, openAnswersOf, stepWords } from './own-words';
import { PartFields, toggled } from './part-fields';

export interface ProviderChoice {
  readonly parts: ReadonlySet<DocumentPart>;
  /** Ids of attempts. */
  readonly chosen: ReadonlySet<string>;
  /** Ids of own texts. */
  readonly allowed: ReadonlySet<string>;
}

export interface ProviderFieldsProps {
  userId: string;
  texts: ExportTexts;
  choice: ProviderChoice;
  onChange: (choice: ProviderChoice) => void;
}

/** Results, parts and own words, chosen one by one: nothing goes in that is not ticked. */
export function ProviderFields({ userId, texts, choice, onChange }: ProviderFieldsProps) {
  const attempts = useQuery(allAttemptsQuery(userId));
  if (attempts.isPending) return <Skeleton className="h-40" />;
  if (attempts.isError) {
    return (
      <ErrorState
        error={attempts.error}
        onRetry={() => void attempts.refetch()}
        retrying={attempts.isFetching}
      />
    );
  }
  const all = attempts.data.map((record) => exportView(record));
  const listed = all.filter(mayBeHandedOn);
  const { t } = texts;
  return (
    <>
      <Fieldset
        legend={t('attempts')}
        {...(listed.length < all.length ? { hint: t('guardian') } : {})}
        className="max-h-80 overflow-y-auto"
      >
        {listed.length === 0 ? <p className="text-ink-soft">{t('attemptsNone')}</p> : null}
        {listed.map((attempt) => (
          <Checkbox
            key={attempt.id}
            data-attempt={attempt.id}
            label={attemptTitle(attempt, texts)}
            checked={choice.chosen.has(attempt.id)}
            onChange={() => onChange({ ...choice, chosen: toggled(choice.chosen, attempt.id) })}
          />
        ))}
      </Fieldset>
      <PartFields
        texts={texts}
        parts={documentParts}
        hasChoice
        chosen={choice.parts}
        onChange={(parts) => onChange({ ...choice, parts })}
      />
      <OwnTexts
        userId={userId}
        texts={texts}
        choice={choice}
        onChange={onChange}
        chosen={listed.filter(({ id }) => choice.chosen.has(id))}
      />
    </>
  );
}

/** Open answers of the chosen results, and names the person gave to habits and steps, as far as their part is chosen. */
function OwnTexts({
  userId,
  texts,
  choice,
  onChange,
  chosen,
}: ProviderFieldsProps & { chosen: readonly ExportView[] }) {
  const { parts } = choice;
  const read = useQueries({ queries: chosen.map(({ id }) => attemptQuery(userId, id)) });
  const book = useQuery({ ...habitBookQuery(userId), enabled: parts.has('habits') });
  const plans = useQuery({ ...plansQuery(userId), enabled: parts.has('plan') });
  const answers = chosen.flatMap((attempt, index) =>
    openAnswersOf(attempt, read[index]?.data?.texts ?? {}, texts),
  );
  const words = [
    ...(parts.has('results') ? answers : []),
    ...(parts.has('habits') ? habitWords(book.data?.habits ?? [], texts) : []),
    ...(parts.has('plan') ? stepWords(plans.data ?? [], texts) : []),
  ];
  if (words.length === 0) return null;
  return (
    <Fieldset legend={texts.t('ownTexts')} hint={texts.t('ownTextsHint')}>
      {words.map(({ id, label, text }) => (
        <Checkbox
          key={id}
          label={<span className="wrap-anywhere">{text}</span>}
          hint={label}
          checked={choice.allowed.has(id)}
          onChange={() => onChange({ ...choice, allowed: toggled(choice.allowed, id) })}
        />
      ))}
    </Fieldset>
  );
}
