import type { ComponentProps, ReactNode } from 'react';
import { Field, type FieldProps } from './field';
import { Input } from './input';

type InputProps = Omit<ComponentProps<'input'>, keyof FieldProps>;

export interface TextFieldProps extends InputProps, Omit<FieldProps, 'children'> {
  /** Sits inside the input at its end, for example a button that shows a password. */
  end?: ReactNode;
}

/** A labelled single-line input: `Field` and `Input` in one. */
export function TextField({
  label,
  hint,
  error,
  required = false,
  optionalLabel,
  id,
  hideLabel = false,
  action,
  className,
  end,
  ...input
}: TextFieldProps) {
  const field = { label, hint, error, required, optionalLabel, hideLabel, action };
  return (
    <Field
      {...field}
      {...(id === undefined ? {} : { id })}
      {...(className === undefined ? {} : { className })}
    >
      {end ? (
        <div className="relative">
          <Input {...input} className="pe-14" />
          <div className="absolute inset-y-0 end-1 flex items-center">{end}</div>
        </div>
      ) : (
        <Input {...input} />
      )}
    </Field>
  );
}
