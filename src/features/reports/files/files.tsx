import { Download, Lock } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { CaseWordField, OtherViewField } from '@/components/share-choice-fields';
import { Button } from '@/components/ui/button';
import { type ShareChoiceState, useShareChoice } from '@/components/use-share-choice';
import { offerFile } from '@/hooks/offer-file';
import { isPremiumReader, isSampleReader } from '@/lib/reports/reader';
import { mayPromptUpgrade } from '@/lib/reports/wording';
import { usualPaper } from '@/pdf/paper';
import { PartSection } from '../parts/part-section';
import { twoViews } from '../special/two-views-bars';
import type { PartProps } from '../special/types';
import { fileName } from '../words/head-texts';
import { useSaveFile } from './use-save-file';

/** Files for others to work with, closed like the other parts that few need; only for the owner. */
export function Files({ view, texts }: PartProps) {
  const { reader, wording } = view;
  const choice = useShareChoice();
  if (reader.audience === 'shared' || isSampleReader(reader)) return null;
  const premium = isPremiumReader(reader);
  const provider = premium || mayPromptUpgrade(wording);
  if (!provider && !reader.signedIn) return null;
  return (
    <div className="print:hidden">
      <PartSection id="files" title={texts.t('files.title')} folded>
        {premium || reader.signedIn ? <CaseWordField state={choice} /> : null}
        <ul data-part="files" className="mt-4">
          {provider ? <ProviderRow view={view} texts={texts} open={premium} state={choice} /> : null}
          {reader.signedIn ? <FhirRow view={view} texts={texts} state={choice} /> : null}
        </ul>
      </PartSection>
    </div>
  );
}

interface FileRowProps extends PartProps {
  /** What goes along with the file. */
  state: ShareChoiceState;
}

function ProviderRow({ view, texts, open, state }: FileRowProps & { open: boolean }) {
  const { t } = texts;
  const { busy, save } = useSaveFile(view, texts, t('save.failed'));
  const otherForm = twoViews(view) === null ? null : view.attempt.form === 'parent' ? 'teacher' : 'parent';
  const saveProvider = () => {
    const choice = state.read();
    if (choice === null) return;
    return save(async (loaded) => {
      const { saveProviderReport } = await import('./save-report');
      return saveProviderReport({
        view,
        texts,
        ...loaded,
        choice,
        paper: usualPaper(navigator.languages, texts.language),
      });
    });
  };
  return (
    <Row
      title={t('files.provider')}
      text={t('files.providerText')}
      fields={open && otherForm ? <OtherViewField state={state} otherForm={otherForm} /> : null}
    >
      {open ? (
        <Button variant="outline" size="sm" busy={busy} onClick={saveProvider} data-action="provider-pdf">
          <Download aria-hidden="true" />
          {t('files.providerSave')}
        </Button>
      ) : (
        <p data-part="locked" className="flex items-center gap-2 text-sm font-semibold text-ink-soft">
          <Lock aria-hidden="true" className="size-4" />
          {t('files.locked', { plan: t('plans.premium') })}
        </p>
      )}
    </Row>
  );
}

function FhirRow({ view, texts, state }: FileRowProps) {
  const { t } = texts;
  const { busy, save } = useSaveFile(view, texts, t('files.failed'));
  const saveFhir = () => {
    const choice = state.read();
    if (choice === null) return;
    return save(async ({ banks }) => {
      const { fhirFile } = await import('./fhir-file');
      const name = fileName(view, 'fhir.json');
      offerFile(await fhirFile({ view, texts, banks, caseWord: choice.caseWord }), name);
      return name;
    });
  };
  return (
    <Row title={t('files.fhir')} text={t('files.fhirText')}>
      <Button variant="outline" size="sm" busy={busy} onClick={saveFhir} data-action="fhir">
        <Download aria-hidden="true" />
        {t('files.fhirSave')}
      </Button>
    </Row>
  );
}

interface RowProps {
  title: string;
  text: string;
  /** What is chosen before the file is made. */
  fields?: ReactNode;
  children: ReactNode;
}

function Row({ title, text, fields = null, children }: RowProps) {
  const id = useId();
  return (
    <li
      aria-labelledby={id}
      className="grid items-center gap-x-6 gap-y-3 border-b border-line py-4 sm:grid-cols-[1fr_auto]"
    >
      <div>
        <h3 id={id} className="text-base">
          {title}
        </h3>
        <p className="text-sm text-ink-soft">{text}</p>
        {fields === null ? null : <div className="mt-4">{fields}</div>}
      </div>
      {children}
    </li>
  );
}
