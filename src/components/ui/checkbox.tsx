import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { joinIds, useFieldWiring } from './field';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'size'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
}

/** A native check box with its label; the whole line is the target. */
export function Checkbox({ label, hint, error, className, id, ...props }: CheckboxProps) {
  const ownId = useId();
  const wiring = useFieldWiring({ ...props, id: id ?? ownId });
  const hintId = hint ? `${wiring.id}-hint` : undefined;
  const errorId = error ? `${wiring.id}-error` : undefined;
  const describedBy = joinIds(wiring['aria-describedby'], hintId, errorId);
  return (
    <div data-slot="checkbox" className={className}>
      <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2 has-disabled:cursor-not-allowed has-disabled:opacity-60">
        <span className="relative mt-[0.1em] grid size-6 shrink-0 place-items-center">
          <input
            {...props}
            {...wiring}
            type="checkbox"
            {...(describedBy ? { 'aria-describedby': describedBy } : {})}
            {...(error ? { 'aria-invalid': true } : {})}
            className={cx(
              'peer size-6 cursor-[inherit] appearance-none rounded-s border-control border-line-strong bg-surface transition-colors',
              'checked:border-accent checked:bg-accent indeterminate:border-accent indeterminate:bg-accent',
              'enabled:hover:border-accent aria-invalid:border-danger',
              'forced-colors:appearance-auto',
            )}
          />
          <svg
            viewBox="0 0 24 24"
            fill="none"
            aria-hidden="true"
            className="pointer-events-none absolute size-5 stroke-on-accent stroke-3 opacity-0 peer-checked:opacity-100 peer-indeterminate:hidden forced-colors:hidden"
          >
            <path d="m5.5 12.5 4.2 4.2 8.8-9.4" strokeLinecap="round" strokeLinejoin="round" />
          </svg>
          <span
            aria-hidden="true"
            className="pointer-events-none absolute hidden h-0.75 w-3 rounded-full bg-on-accent peer-indeterminate:block forced-colors:hidden"
          />
        </span>
        <span className="min-h-6.5 content-center">{label}</span>
      </label>
      {hint ? (
        <p id={hintId} className="ms-9 -mt-1 text-sm text-ink-soft">
          {hint}
        </p>
      ) : null}
      <div aria-live="polite" className="contents">
        {error ? (
          <p id={errorId} data-slot="field-error" className="ms-9 text-sm font-medium text-danger">
            {error}
          </p>
        ) : null}
      </div>
    </div>
  );
}
