import { cx } from 'class-variance-authority';
import { type ComponentType, type ReactNode, useId } from 'react';

export interface BarChoice<Value extends string> {
  value: Value;
  label: string;
  /** Shown in place of the label, which screen readers and the pointer still get. */
  icon?: ComponentType<{ className?: string; 'aria-hidden'?: 'true' }>;
}

export interface ChoiceBarProps<Value extends string> {
  legend: string;
  /** One short sentence under the legend. */
  hint?: ReactNode;
  choices: readonly BarChoice<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
  className?: string;
  'data-action'?: string;
}

/** One of two to four short choices, side by side. Native radio buttons, so arrow keys work as everywhere. */
export function ChoiceBar<Value extends string>({
  legend,
  hint,
  choices,
  value,
  onValueChange,
  className,
  ...rest
}: ChoiceBarProps<Value>) {
  const name = useId();
  const hintId = useId();
  return (
    <fieldset className={className} {...(hint ? { 'aria-describedby': hintId } : {})} {...rest}>
      <legend className="mb-1.5 text-sm font-semibold">{legend}</legend>
      {hint ? (
        <p id={hintId} className="-mt-0.5 mb-2 text-sm text-ink-soft">
          {hint}
        </p>
      ) : null}
      <div
        className={cx(
          'gap-1 rounded-m border-control border-line-strong bg-surface p-1',
          // By its words, so that those of two do not break where others leave room.
          choices.some(({ icon }) => icon) ? 'grid auto-cols-fr grid-flow-col' : 'flex flex-wrap',
        )}
      >
        {choices.map(({ value: own, label, icon: Icon }) => (
          <label
            key={own}
            data-tip={Icon ? label : undefined}
            className={cx(
              'grid min-h-11 min-w-17 flex-auto cursor-pointer place-items-center rounded-s px-2 py-1 text-center text-sm font-medium text-ink-soft transition-colors hover:text-ink has-checked:bg-accent-tint has-checked:text-accent',
              'has-focus-visible:outline-(length:--bw-focus) has-focus-visible:outline-focus has-focus-visible:outline-solid',
              'hc:has-checked:bg-accent hc:has-checked:text-on-accent forced-colors:has-checked:bg-[Highlight]',
            )}
          >
            <input
              type="radio"
              name={name}
              value={own}
              checked={value === own}
              onChange={() => onValueChange(own)}
              className="sr-only"
            />
            {Icon ? <Icon aria-hidden="true" className="size-5" /> : null}
            <span className={Icon ? 'sr-only' : undefined}>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
