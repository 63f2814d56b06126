import { type ReactNode, useId, useMemo } from 'react';
import { Fieldset, type FieldsetProps } from './field';
import { type RadioChoice, RadioChoiceContext } from './radio-row';

// A group is nothing without its rows; a row alone (./radio-row) is lighter.
export { RadioRow } from './radio-row';

export interface RadioGroupProps extends Omit<FieldsetProps, 'children'> {
  value: string | null;
  onValueChange: (value: string) => void;
  name?: string;
  disabled?: boolean;
  children: ReactNode;
}

/** One of a few. Native radio buttons: arrow keys, Tab and forms work as everywhere. */
export function RadioGroup({
  value,
  onValueChange,
  name,
  disabled = false,
  children,
  ...fieldset
}: RadioGroupProps) {
  const ownName = useId();
  const group = useMemo<RadioChoice>(
    () => ({ name: name ?? ownName, value, choose: onValueChange, disabled }),
    [name, ownName, value, onValueChange, disabled],
  );
  return (
    <Fieldset {...fieldset}>
      <RadioChoiceContext value={group}>
        <div className="grid gap-2">{children}</div>
      </RadioChoiceContext>
    </Fieldset>
  );
}
