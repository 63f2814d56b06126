import { useTranslation } from 'react-i18next';
import { TextField, type TextFieldProps } from '@/components/ui/text-field';

export type EmailFieldProps = Omit<TextFieldProps, 'label' | 'type' | 'inputMode'> & { label?: string };

/** An address; password managers know it as the user name. */
export function EmailField({ label, autoComplete = 'username', ...props }: EmailFieldProps) {
  const { t } = useTranslation('auth');
  return (
    <TextField
      {...props}
      label={label ?? t('email')}
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
    />
  );
}
