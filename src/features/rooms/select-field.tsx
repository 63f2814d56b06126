import type { ComponentProps, ReactNode } from 'react';
import { Field } from '@/components/ui/field';
import { NativeSelect } from '@/components/ui/native-select';

export interface SelectFieldProps extends ComponentProps<'select'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  options: readonly { readonly value: string | number; readonly name: string }[];
}

/** A labelled list to choose from. */
export function SelectField({ label, hint, error, options, ...select }: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      <NativeSelect {...select}>
        {options.map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </NativeSelect>
    </Field>
  );
}
