import { Field } from './ui/field';
import { NativeSelect } from './ui/native-select';

export interface ChoiceFieldProps<Value extends string | number> {
  label: string;
  /** Null: any. */
  value: Value | null;
  /** What 'any' is called. */
  any: string;
  options: readonly (readonly [value: Value, name: string])[];
  onChoose: (value: Value | null) => void;
  className?: string;
}

/** One of a few that a list is narrowed by, or any. */
export function ChoiceField<Value extends string | number>(props: ChoiceFieldProps<Value>) {
  const { label, value, any, options, onChoose, className } = props;
  return (
    <Field label={label} {...(className !== undefined && { className })}>
      <NativeSelect
        value={value ?? ''}
        onChange={({ target }) =>
          onChoose(options.find(([option]) => String(option) === target.value)?.[0] ?? null)
        }
      >
        <option value="">{any}</option>
        {options.map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </NativeSelect>
    </Field>
  );
}
