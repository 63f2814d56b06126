import { cx } from 'class-variance-authority';
import { type ComponentProps, createContext, type ReactNode, useContext } from 'react';

export interface RadioChoice {
  name: string;
  value: string | null;
  choose: (value: string) => void;
  disabled: boolean;
}

/** Set by RadioGroup for the rows in it. */
export const RadioChoiceContext = createContext<RadioChoice | null>(null);

export interface RadioRowProps extends Omit<ComponentProps<'input'>, 'type' | 'size' | 'value'> {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  /** The key that chooses this answer, shown at the end of the row. */
  keyHint?: string;
  /** Larger, for one question on a screen. */
  large?: boolean;
}

/** A full-width answer: dot, label, key. Works inside a RadioGroup, or alone with name, checked and onChange. */
export function RadioRow({ value, label, hint, keyHint, large = false, className, ...props }: RadioRowProps) {
  const group = useContext(RadioChoiceContext);
  const fromGroup = group
    ? {
        name: group.name,
        checked: group.value === value,
        onChange: () => group.choose(value),
        disabled: group.disabled || props.disabled === true,
      }
    : {};
  return (
    <label
      data-slot="radio-row"
      className={cx(
        'grid cursor-pointer items-center rounded-m border-control border-line bg-surface font-medium transition-colors',
        'hover:border-line-strong has-checked:border-accent has-checked:bg-accent-tint',
        'has-focus-visible:outline-(length:--bw-focus) has-focus-visible:outline-focus has-focus-visible:outline-offset-2 has-focus-visible:outline-solid',
        'has-disabled:cursor-not-allowed has-disabled:opacity-60',
        keyHint ? 'grid-cols-[auto_minmax(0,1fr)_auto]' : 'grid-cols-[auto_minmax(0,1fr)]',
        large
          ? 'min-h-15 gap-x-4 px-4.5 py-3.5 text-[1.125rem] leading-snug'
          : 'min-h-12 gap-x-4 px-4 py-2.5 max-sm:gap-x-3 max-sm:px-3.5 text-base leading-snug',
        className,
      )}
    >
      <input
        {...props}
        {...fromGroup}
        type="radio"
        value={value}
        className={cx(
          'm-0 cursor-[inherit] appearance-none rounded-full border-control border-line-strong bg-surface transition-[border] checked:border-[0.4rem] checked:border-accent focus-visible:outline-none forced-colors:appearance-auto',
          large ? 'size-5.5' : 'size-5',
        )}
      />
      <span>
        {label}
        {hint ? <span className="block text-sm font-normal text-ink-soft">{hint}</span> : null}
      </span>
      {keyHint ? (
        <kbd aria-hidden="true" className="pointer-coarse:hidden max-sm:hidden">
          {keyHint}
        </kbd>
      ) : null}
    </label>
  );
}
