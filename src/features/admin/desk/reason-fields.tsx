import { useTranslation } from 'react-i18next';
import { Field } from '@/components/ui/field';
import { NativeSelect } from '@/components/ui/native-select';
import { Textarea } from '@/components/ui/textarea';
import { type ReportReason, reportReasons } from '@/lib/community/reports';

export interface RuleFieldProps {
  value: ReportReason;
  onChange: (value: ReportReason) => void;
}

/** A reason of the list. */
export function RuleField({ value, onChange }: RuleFieldProps) {
  const { t } = useTranslation('admin-desk');
  const { t: topic } = useTranslation('community-topic');
  return (
    <Field label={t('reason.rule')}>
      <NativeSelect
        value={value}
        onChange={({ target }) => onChange(reportReasons.find((each) => each === target.value) ?? 'other')}
      >
        {reportReasons.map((each) => (
          <option key={each} value={each}>
            {topic(`reportDialog.reasons.${each}`)}
          </option>
        ))}
      </NativeSelect>
    </Field>
  );
}

export interface WhyFieldProps {
  /** What is asked; by default what the person is told. */
  label?: string | undefined;
  required: boolean;
  value: string;
  isUnfit: boolean;
  startsHere?: boolean;
  onChange: (value: string) => void;
  /** Ctrl and Enter. */
  onSend: () => void;
}

/** A reason in words. */
export function WhyField({ label, required, value, isUnfit, startsHere, onChange, onSend }: WhyFieldProps) {
  const { t } = useTranslation('admin-desk');
  return (
    <Field
      label={label ?? t('reason.text')}
      hint={t('reason.hint')}
      error={isUnfit ? t('reason.length') : undefined}
      {...(required ? { required } : { optionalLabel: t('optional') })}
    >
      <Textarea
        rows={4}
        autoFocus={startsHere}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          onSend();
        }}
      />
    </Field>
  );
}
