import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deskArticleQuery, editArticleMutation } from '@/api/library/desk';
import { ErrorState } from '@/components/error-state';
import { Section } from '@/components/section';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import { toast } from '@/components/ui/toast-store';
import { useSave } from '@/components/use-save';
import { changedDetails, type DetailFields, detailsOf, faultsOfDetails } from '@/lib/library/details';
import { libraryRefusalIn } from '@/lib/library/refusals';
import { CategoryField, TierField } from '../shelf-fields';
import { useLibraryRefusal } from '../use-library-refusal';
import { useDeskInHand } from './desk-in-hand';
import { DetailsConflict } from './details-conflict';
import { RecordingFields } from './recording-fields';
import { useDetailFault } from './use-detail-fault';

/** Address, plan, topic, who wrote and who reviewed, and the recording. */
export function Details() {
  const { t } = useTranslation('admin-library');
  const { userId, article } = useDeskInHand();
  const explain = useLibraryRefusal();
  const faultText = useDetailFault();
  // What was read when the typing began: what somebody else changes meanwhile stays theirs where nothing was typed here.
  const [read, setRead] = useState(article);
  const [typed, setTyped] = useState<Partial<DetailFields>>({});
  const [isTold, setTold] = useState(false);
  const fields: DetailFields = { ...detailsOf(article), ...typed };
  const changes = changedDetails(fields, article);
  const [before, now] = [detailsOf(read), detailsOf(article)];
  const clashes = (Object.keys(typed) as (keyof DetailFields)[]).filter((name) => before[name] !== now[name]);
  const edit = editArticleMutation();
  const { save, busy, problem } = useSave(
    {
      ...edit,
      onSuccess: (...args) => {
        setTyped({});
        setTold(false);
        toast({ title: t('details.saved') });
        return edit.onSuccess?.(...args);
      },
      onError: (failure, _asked, _before, { client }) =>
        libraryRefusalIn(failure)?.code === 'version_conflict'
          ? client.invalidateQueries(deskArticleQuery(userId, article.id))
          : undefined,
    },
    { explain },
  );
  const write = (changed: Partial<DetailFields>) => {
    if (Object.keys(typed).length === 0) setRead(article);
    setTyped({ ...typed, ...changed });
  };
  const faults = isTold ? faultsOfDetails(fields) : {};
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTold(true);
    if (Object.keys(faultsOfDetails(fields)).length > 0) return;
    if (Object.keys(changes).length === 0) toast({ title: t('details.same') });
    else save({ id: article.id, version: article.version, changes });
  };
  const isPublic = article.published_at !== null;
  const text = (name: keyof DetailFields) => ({
    value: fields[name],
    error: faultText(faults[name]),
    onChange: ({ target }: { target: { value: string } }) => write({ [name]: target.value }),
  });
  if (article.state === 'deleted') return null;
  return (
    <Section title={t('details.title')}>
      <form noValidate className="grid max-w-3xl gap-5" onSubmit={send}>
        {clashes.length > 0 && <DetailsConflict names={clashes} theirs={now} />}
        <TextField
          label={t('slug.label')}
          hint={isPublic ? t('slug.fixed') : t('slug.hint')}
          readOnly={isPublic}
          autoCapitalize="none"
          spellCheck={false}
          {...text('slug')}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <CategoryField value={fields.category} onChange={(category) => write({ category })} />
          <TierField kind={article.kind} value={fields.tier} onChange={(tier) => write({ tier })} />
          <TextField label={t('details.author')} {...text('author_name')} />
        </div>
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            label={t('details.reviewedBy')}
            hint={t('details.reviewHint')}
            {...text('reviewed_by')}
          />
          <TextField type="date" label={t('details.reviewedAt')} {...text('reviewed_at')} />
        </div>
        <RecordingFields fields={fields} faults={faults} onChange={write} />
        {problem && clashes.length === 0 ? <ErrorState title={t('words.notSaved')} text={problem} /> : null}
        <div>
          <Button type="submit" variant="outline" busy={busy}>
            {t('details.save')}
          </Button>
        </div>
      </form>
    </Section>
  );
}
