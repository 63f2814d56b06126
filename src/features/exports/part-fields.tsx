import { Checkbox } from '@/components/ui/checkbox';
import { Field, Fieldset } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { type DocumentPart, maxNote } from '@/lib/exports/progress-data';
import type { ExportTexts } from './files/export-texts';

/** A set with one more or one less. */
export function toggled<Value>(set: ReadonlySet<Value>, value: Value): ReadonlySet<Value> {
  const next = new Set(set);
  if (!next.delete(value)) next.add(value);
  return next;
}

export interface PartFieldsProps {
  texts: ExportTexts;
  parts: readonly DocumentPart[];
  /** Which results go in is chosen, too. */
  hasChoice?: boolean;
  chosen: ReadonlySet<DocumentPart>;
  onChange: (chosen: ReadonlySet<DocumentPart>) => void;
}

/** Parts of a document, each of which can be left out. */
export function PartFields({ texts, parts, hasChoice = false, chosen, onChange }: PartFieldsProps) {
  const { t } = texts;
  const nameOf = (part: DocumentPart): string => {
    if (part === 'results' && hasChoice) return t('part.chosen');
    if (part === 'trends') return texts.progress('trends.title');
    return part === 'plan' ? texts.plans('title') : t(`part.${part}`);
  };
  return (
    <Fieldset legend={t('parts')}>
      {parts.map((part) => (
        <Checkbox
          key={part}
          label={nameOf(part)}
          checked={chosen.has(part)}
          onChange={() => onChange(toggled(chosen, part))}
        />
      ))}
    </Fieldset>
  );
}

export interface NoteFieldProps {
  texts: ExportTexts;
  note: string;
  isTooLong: boolean;
  onChange: (note: string) => void;
}

export function NoteField({ texts, note, isTooLong, onChange }: NoteFieldProps) {
  const { t, formats } = texts;
  return (
    <Field
      label={t('note')}
      hint={t('noteHint')}
      optionalLabel={t('optional')}
      error={isTooLong ? t('words.tooLong', { max: formats.count(maxNote) }) : undefined}
    >
      <Textarea rows={4} value={note} onChange={({ target }) => onChange(target.value)} />
    </Field>
  );
}
