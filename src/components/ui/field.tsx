import { cx } from 'class-variance-authority';
import { CircleAlert } from 'lucide-react';
import { createContext, type ReactNode, useContext, useId } from 'react';

interface FieldWiring {
  id: string;
  hintId: string | undefined;
  errorId: string | undefined;
  required: boolean;
}

const FieldContext = createContext<FieldWiring | null>(null);

export interface FieldProps {
  label: ReactNode;
  /** One short sentence under the label. */
  hint?: ReactNode;
  /** The message; its presence marks the control as invalid. */
  error?: ReactNode;
  required?: boolean;
  /** Shown after the label of a field that may stay empty, for example 'optional'. */
  optionalLabel?: ReactNode;
  /** Set when the control needs a known id; otherwise one is made. */
  id?: string;
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean;
  /** A link or button at the end of the label line ('Forgot password?'). */
  action?: ReactNode;
  className?: string;
  /** One control of this kit; it takes id, description and error state from here. */
  children: ReactNode;
}

/** Owns label, id, hint and error of one control and ties them together. */
export function Field({
  label,
  hint,
  error,
  required = false,
  optionalLabel,
  id,
  hideLabel,
  action,
  className,
  children,
}: FieldProps) {
  const ownId = useId();
  const wiring: FieldWiring = {
    id: id ?? ownId,
    hintId: hint ? `${id ?? ownId}-hint` : undefined,
    errorId: error ? `${id ?? ownId}-error` : undefined,
    required,
  };
  return (
    <FieldContext value={wiring}>
      <div
        data-slot="field"
        data-invalid={error ? '' : undefined}
        className={cx('grid content-start gap-1.5', className)}
      >
        <div className={cx('flex flex-wrap items-baseline justify-between gap-x-4', hideLabel && 'sr-only')}>
          <label htmlFor={wiring.id} className="font-semibold">
            {label}
            {optionalLabel ? <span className="font-normal text-ink-soft"> ({optionalLabel})</span> : null}
          </label>
          {action}
        </div>
        {hint ? (
          <p id={wiring.hintId} className="text-sm text-ink-soft">
            {hint}
          </p>
        ) : null}
        {children}
        <FieldError id={wiring.errorId}>{error}</FieldError>
      </div>
    </FieldContext>
  );
}

export interface FieldsetProps
  extends Omit<FieldProps, 'label' | 'id' | 'hideLabel' | 'action' | 'optionalLabel'> {
  legend: ReactNode;
}

/** The same for a group of controls: radio buttons, a set of check boxes. */
export function Fieldset({ legend, hint, error, required = false, className, children }: FieldsetProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <fieldset
      data-slot="fieldset"
      data-invalid={error ? '' : undefined}
      aria-describedby={joinIds(hintId, errorId)}
      className={cx('grid min-w-0 content-start gap-1.5', className)}
    >
      <legend className="mb-1.5 font-semibold">{legend}</legend>
      {hint ? (
        <p id={hintId} className="text-sm text-ink-soft">
          {hint}
        </p>
      ) : null}
      <FieldContext value={required ? { id: '', hintId: undefined, errorId: undefined, required } : null}>
        {children}
      </FieldContext>
      <FieldError id={errorId}>{error}</FieldError>
    </fieldset>
  );
}

function FieldError({ id, children }: { id: string | undefined; children: ReactNode }) {
  // The live region stands there before the message does; otherwise screen readers miss the first one.
  return (
    <div aria-live="polite" className="contents">
      {children ? (
        <p id={id} data-slot="field-error" className="flex gap-2 text-sm font-medium text-danger">
          <CircleAlert aria-hidden="true" className="mt-[0.2em] size-[1.05em] shrink-0" />
          <span>{children}</span>
        </p>
      ) : null}
    </div>
  );
}

export function joinIds(...ids: (string | undefined)[]): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined;
}

export interface ControlWiring {
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined;
  'aria-required'?: boolean | 'true' | 'false' | undefined;
}

/** What a control takes from the Field around it; its own attributes win, descriptions add up. */
export function useFieldWiring(own: ControlWiring) {
  const field = useContext(FieldContext);
  const id = own.id ?? (field?.id || undefined);
  const describedBy = joinIds(own['aria-describedby'], field?.hintId, field?.errorId);
  const invalid = own['aria-invalid'] ?? (field?.errorId ? true : undefined);
  const required = own['aria-required'] ?? (field?.required ? true : undefined);
  return {
    ...(id === undefined ? {} : { id }),
    ...(describedBy === undefined ? {} : { 'aria-describedby': describedBy }),
    ...(invalid === undefined ? {} : { 'aria-invalid': invalid }),
    ...(required === undefined ? {} : { 'aria-required': required }),
  };
}
