import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '@/components/error-state';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Notice } from '@/components/ui/notice';
import { Textarea } from '@/components/ui/textarea';
import { useFormats } from '@/i18n/use-formats';
import { faultsIn, hasFaults, signsOf, type TextFault, type TextFields } from '@/lib/library/desk-text';
import { libraryLengths } from '@/lib/library/kinds';
import { libraryRefusalIn } from '@/lib/library/refusals';
import { useLibraryRefusal } from '../use-library-refusal';
import { Aside } from './aside';
import { Conflict } from './conflict';
import { textIn, useDeskInHand } from './desk-in-hand';
import { EnglishText } from './english-text';
import { Measured } from './measured';
import { SourceList } from './source-list';
import { useTextActs } from './use-text-acts';

/** Title, summary, Markdown and sources of one language. */
export function TextForm() {
  const { t } = useTranslation('admin-library');
  const desk = useDeskInHand();
  const { article, lang, change, restored } = desk;
  const { text, stored, isChanged, isBehind, draft } = textIn(desk, lang);
  const { saving, showing, save, show } = useTextActs();
  const explain = useLibraryRefusal();
  const faultText = useFaultText();
  const [isTold, setTold] = useState(false);
  const faults = faultsIn(text, lang);
  const isLocked = article.state === 'deleted';
  const write = (changed: Partial<TextFields>) => {
    saving.reset();
    change(lang, {
      text: { ...text, ...changed },
      base: isChanged ? draft.base : (stored?.version ?? 0),
      aside: draft.aside,
    });
  };
  const send = (over: number) => {
    setTold(true);
    if (!hasFaults(faults)) save(over);
  };
  const told = (fault: TextFault | null) => (isTold ? faultText(fault) : undefined);
  const isConflict = isBehind || libraryRefusalIn(saving.error)?.code === 'version_conflict';
  if (isLocked) return <p className="text-ink-soft">{t('text.deleted')}</p>;
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        if (!isBehind) send(draft.base);
      }}
    >
      {isChanged && restored.has(lang) && (
        <Notice role="status">
          <p>{t('text.restored')}</p>
        </Notice>
      )}
      {isBehind && stored && <Conflict stored={stored} busy={saving.isPending} onSaveMine={send} />}
      <Aside />
      {lang !== 'en' && <EnglishText />}
      <Field id="desk-title" label={t('words.title')} error={told(faults.title)}>
        <Input lang={lang} value={text.title} onChange={({ target }) => write({ title: target.value })} />
      </Field>
      <Field id="desk-summary" label={t('text.summary')} error={told(faults.summary)}>
        <Textarea
          rows={3}
          lang={lang}
          value={text.summary}
          onChange={({ target }) => write({ summary: target.value })}
        />
        <Signs text={text.summary} most={libraryLengths.summary[1]} />
      </Field>
      <Field
        id="desk-body"
        label={t(article.kind === 'podcast' ? 'text.transcript' : 'text.body')}
        hint={lang === 'en' ? undefined : t('text.card')}
        error={told(faults.body)}
      >
        <Textarea
          rows={22}
          lang={lang}
          className="font-mono text-[0.95rem]"
          value={text.body}
          onChange={({ target }) => write({ body: target.value })}
        />
        <Signs text={text.body} most={libraryLengths.body[1]} />
        {lang === 'en' && <Measured body={text.body} />}
      </Field>
      {lang === 'en' && (
        <SourceList
          sources={text.sources}
          faults={isTold ? faults.sources : new Map()}
          onChange={(sources) => write({ sources })}
        />
      )}
      {saving.error && !isConflict ? (
        <ErrorState title={t('words.notSaved')} text={explain(saving.error)} />
      ) : null}
      {showing.error ? <ErrorState title={t('words.failed')} text={explain(showing.error)} /> : null}
      <div className="flex flex-wrap items-center gap-3">
        {isBehind || (
          <Button type="submit" busy={saving.isPending}>
            {t('text.save')}
          </Button>
        )}
        {stored?.status === 'draft' && article.state === 'published' && !isChanged && (
          <Button variant="outline" busy={showing.isPending} onClick={show}>
            {t('text.show')}
          </Button>
        )}
      </div>
      <Keeping />
    </form>
  );
}

function Signs({ text, most }: { text: string; most: number }) {
  const { t } = useTranslation('admin-library');
  const { count } = useFormats();
  return (
    <p className="text-sm text-ink-soft tabular-nums">
      {t('text.signs', { signs: count(signsOf(text)), most: count(most) })}
    </p>
  );
}

/** Where what was written is at the moment. */
function Keeping() {
  const { t } = useTranslation('admin-library');
  const desk = useDeskInHand();
  const { isChanged, stored } = textIn(desk, desk.lang);
  const unsaved = desk.isUnkept ? t('text.unkept') : t('text.kept');
  const saved = stored === null ? '' : t('text.same');
  return (
    <p role="status" className="text-sm text-ink-soft empty:hidden">
      {isChanged ? unsaved : saved}
    </p>
  );
}

function useFaultText() {
  const { t } = useTranslation('community-errors');
  const { count } = useFormats();
  return (fault: TextFault | null): string | undefined => {
    if (fault === null) return undefined;
    const { code, number } = fault;
    return code === 'empty' ? t('empty') : t(code, { count: number, n: count(number) });
  };
}
