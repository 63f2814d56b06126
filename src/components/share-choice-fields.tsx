import { useTranslation } from 'react-i18next';
import type { FormId } from '@/lib/assessments/types';
import { maxCaseWord } from '@/lib/reports/case-word';
import { Checkbox } from './ui/checkbox';
import { Field } from './ui/field';
import { Input } from './ui/input';
import type { ShareChoiceState } from './use-share-choice';

/** A word for the files of whoever gets a report. */
export function CaseWordField({ state: { choice, change, isWrong } }: { state: ShareChoiceState }) {
  const { t } = useTranslation('sharing');
  return (
    <Field
      label={t('caseWord.label')}
      hint={t('caseWord.hint')}
      error={isWrong && t('caseWord.wrong')}
      className="max-w-md"
    >
      <Input
        name="case_word"
        value={choice.caseWord}
        maxLength={maxCaseWord}
        autoComplete="off"
        onChange={({ target }) => change({ caseWord: target.value })}
      />
    </Field>
  );
}

export interface OtherViewFieldProps {
  state: ShareChoiceState;
  /** Who gave the other view of the child; null where there is none to show. */
  otherForm: FormId | null;
}

/** Whether the other view of a child goes along. */
export function OtherViewField({ state: { choice, change }, otherForm }: OtherViewFieldProps) {
  const { t } = useTranslation('sharing');
  if (otherForm !== 'parent' && otherForm !== 'teacher') return null;
  return (
    <Checkbox
      name="other_view"
      label={t(`otherView.${otherForm}`)}
      hint={t('otherView.hint')}
      checked={choice.withOther}
      onChange={({ target }) => change({ withOther: target.checked })}
    />
  );
}
