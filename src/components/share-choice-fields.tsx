import { useTranslation } from 'react-i18next';
import type { FormId } from '@/lib/assessments/types';
import { maxCaseWord } from '@/lib/reports/case-word';
import { Checkbox } from './ui/checkbox';
import { Field } from './ui/field';
import { Input } from './ui/input';
import type { ShareChoiceState } from './use-share-choice';

export interface ShareChoiceFieldsProps {
  state: ShareChoiceState;
  /** Who gave the other view of the child; null where there is none to show. */
  otherForm: FormId | null;
}

/** What the owner of a report gives along with it: a word for the files of whoever gets it, and the other view. */
export function ShareChoiceFields({ state, otherForm }: ShareChoiceFieldsProps) {
  const { t } = useTranslation('sharing');
  const { choice, change, isWrong } = state;
  return (
    <div className="grid gap-3">
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
      {otherForm === 'parent' || otherForm === 'teacher' ? (
        <Checkbox
          name="other_view"
          label={t(`otherView.${otherForm}`)}
          hint={t('otherView.hint')}
          checked={choice.withOther}
          onChange={({ target }) => change({ withOther: target.checked })}
        />
      ) : null}
    </div>
  );
}
