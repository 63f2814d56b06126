import { useState } from 'react';
import { ButtonLink } from '@/components/button-link';
import { LoadingState } from '@/components/loading-state';
import { QuestionDialog } from '@/components/question-dialog';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { NativeSelect } from '@/components/ui/native-select';
import { Notice } from '@/components/ui/notice';
import { Progress } from '@/components/ui/progress';
import { RadioGroup, RadioRow } from '@/components/ui/radio-group';
import { paths } from '@/config/paths';
import { useSubscription } from '@/contexts/subscription';
import { UpgradePrompt } from '@/features/gates/upgrade-prompt';
import { tierAtLeast } from '@/lib/billing/tier';
import { type DocumentPart, maxNote } from '@/lib/exports/progress-data';
import { type ExportRange, exportRanges } from '@/lib/exports/range';
import { plainText } from '@/lib/plain-text';
import { type ExportTexts, useExportTexts } from './files/export-texts';
import { NoteField, PartFields } from './part-fields';
import { type ProviderChoice, ProviderFields } from './provider-fields';
import { type ExportState, useSaveExport } from './use-save-export';

export interface ExportDialogProps {
  userId: string;
  opener: HTMLElement | null;
  onClose: () => void;
}

/** What can be saved as a file. Part of Plus, the report for a professional of Premium: others find what opens it. */
export function ExportDialog({ userId, opener, onClose }: ExportDialogProps) {
  const texts = useExportTexts();
  const { tier, status, error } = useSubscription();
  const shown = () => {
    if (status === 'loading' && !error) return <LoadingState />;
    if (tierAtLeast(tier, 'plus')) {
      return <Choices userId={userId} isPremium={tierAtLeast(tier, 'premium')} onSaved={onClose} />;
    }
    return (
      <div data-state="gate">
        <UpgradePrompt placement="feature_gate" context="analytics_gate" plan="plus" happened />
      </div>
    );
  };
  return (
    <QuestionDialog title={texts.t('stuck.save')} opener={opener} onClose={onClose}>
      {shown()}
    </QuestionDialog>
  );
}

const kinds = ['pdf', 'csv', 'provider'] as const;
type Kind = (typeof kinds)[number];

const progressParts = ['cover', 'done', 'habits', 'results', 'changes', 'trends', 'plan'] as const;

interface ChoicesProps {
  userId: string;
  isPremium: boolean;
  onSaved: () => void;
}

function Choices({ userId, isPremium, onSaved }: ChoicesProps) {
  const texts = useExportTexts();
  const { t, progress } = texts;
  const { state, save, stop, clear } = useSaveExport(userId, onSaved);
  const [kind, setKind] = useState<Kind>('pdf');
  const [range, setRange] = useState<ExportRange>('90');
  const [note, setNote] = useState('');
  const [parts, setParts] = useState<ReadonlySet<DocumentPart>>(new Set(progressParts));
  const [provider, setProvider] = useState<ProviderChoice>(emptyChoice);
  const isClosed = kind === 'provider' && !isPremium;
  const isTooLong = kind !== 'csv' && [...note].length > maxNote;
  const start = () => {
    if (isTooLong) return;
    if (kind === 'csv') return save({ kind, range });
    if (kind === 'pdf') return save({ kind, range, parts, note: plainText(note) });
    return save({ kind, range, note: plainText(note), ...provider });
  };
  return (
    <div data-screen="export" className="grid grid-cols-1 gap-6">
      <RadioGroup
        legend={t('what')}
        value={kind}
        onValueChange={(value) => {
          setKind(kinds.find((one) => one === value) ?? 'pdf');
          clear();
        }}
      >
        {kinds.map((one) => (
          <RadioRow key={one} value={one} label={t(`kind.${one}`)} hint={t(`hint.${one}`)} />
        ))}
      </RadioGroup>
      {isClosed ? (
        <Notice data-state="gate" className="grid justify-items-start gap-3">
          <p>{texts.report('report:files.locked', { plan: texts.common('plans.premium') })}</p>
          <ButtonLink to={paths.pricing} variant="outline" size="sm">
            {t('words.seePlans')}
          </ButtonLink>
        </Notice>
      ) : (
        <>
          <Field label={progress('filter.range')} className="w-full max-w-60">
            <NativeSelect
              value={range}
              onChange={({ target }) => {
                setRange(exportRanges.find((one) => one === target.value) ?? '90');
                clear();
              }}
            >
              {exportRanges.map((one) => (
                <option key={one} value={one}>
                  {one === 'all' ? progress('filter.all') : t('words.days', { count: Number(one) })}
                </option>
              ))}
            </NativeSelect>
          </Field>
          {kind === 'provider' ? (
            <ProviderFields userId={userId} texts={texts} choice={provider} onChange={setProvider} />
          ) : null}
          {kind === 'pdf' ? (
            <PartFields texts={texts} parts={progressParts} chosen={parts} onChange={setParts} />
          ) : null}
          {kind === 'csv' ? null : (
            <NoteField texts={texts} note={note} isTooLong={isTooLong} onChange={setNote} />
          )}
          <Working state={state} texts={texts} />
          <div className="flex flex-wrap justify-end gap-3">
            {state.kind === 'working' ? (
              <Button variant="outline" onClick={stop} data-action="stop-export">
                {t('cancel')}
              </Button>
            ) : null}
            <Button busy={state.kind === 'working'} onClick={start} data-action="save-export">
              {t('save')}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

const emptyChoice: ProviderChoice = {
  parts: new Set<DocumentPart>(['cover', 'results', 'changes', 'timing']),
  chosen: new Set(),
  allowed: new Set(),
};

/** How far it is, or that there is nothing. */
function Working({ state, texts }: { state: ExportState; texts: ExportTexts }) {
  const { t } = texts;
  return (
    <div role="status" className="empty:hidden">
      {state.kind === 'nothing' ? (
        <Notice data-state="nothing">
          <p className="font-semibold">{t('nothing')}</p>
          <p>{t('nothingHint')}</p>
        </Notice>
      ) : null}
      {state.kind === 'working' ? (
        <div className="grid gap-2">
          <p className="text-sm text-ink-soft">
            {state.rows === null || state.rows === 0 ? t('making') : t('reading', { count: state.rows })}
          </p>
          <Progress label={t('making')} value={null} />
        </div>
      ) : null}
    </div>
  );
}
