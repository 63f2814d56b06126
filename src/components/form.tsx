import { toNestErrors } from '@hookform/resolvers';
import { type ComponentProps, type ElementType, type ReactNode, useEffect, useRef } from 'react';
import {
  type DefaultValues,
  type FieldError,
  type FieldPathValue,
  type FieldValues,
  FormProvider,
  type Path,
  type Resolver,
  type UseFormProps,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { TextField } from './ui/text-field';

/*
 * One way to make a form: a schema in `lib` says what is sound and names the text of each fault by its key; nothing is
 * checked before the first try, afterwards with every change; the first field at fault gets the focus.
 * Not for the first screen: the library below is only loaded where somebody has something to fill in.
 */

export type HouseForm<Values extends FieldValues, Checked = Values> = UseFormReturn<Values, unknown, Checked>;

/**
 * @param schema from `lib`; the message of every fault is a key with its namespace ('common:words.emailInvalid')
 * @param start the values to begin with, or `values` that may still change, which leave alone what was typed meanwhile
 */
export function useHouseForm<Values extends FieldValues, Checked extends FieldValues>(
  schema: z.core.$ZodType<Checked, Values>,
  start: { defaults: DefaultValues<Values> } | { values: Values },
): HouseForm<Values, Checked> {
  const options: UseFormProps<Values, unknown, Checked> =
    'values' in start
      ? { values: start.values, resetOptions: { keepDirtyValues: true } }
      : { defaultValues: start.defaults };
  return useForm({ ...options, resolver: checkedBy(schema) });
}

/** What is wrong with each field first. */
function checkedBy<Values extends FieldValues, Checked extends FieldValues>(
  schema: z.core.$ZodType<Checked, Values>,
): Resolver<Values, unknown, Checked> {
  return (values, _context, options) => {
    const checked = z.safeParse(schema, values);
    if (checked.success) return { values: checked.data, errors: {} };
    const faults: Record<string, FieldError> = {};
    for (const { path, code, message } of checked.error.issues)
      faults[path.join('.')] ??= { type: code, message };
    return { values: {}, errors: toNestErrors<Values>(faults, options) };
  };
}

export interface FormProps<Values extends FieldValues, Checked> {
  form: HouseForm<Values, Checked>;
  /** Gets what the schema made of the fields, once nothing is wrong. */
  onSubmit: (checked: Checked) => void | Promise<void>;
  className?: string;
  children: ReactNode;
}

export function Form<Values extends FieldValues, Checked>(props: FormProps<Values, Checked>) {
  const { form, onSubmit, className, children } = props;
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // Somebody was faster than the page (public/boot.js).
    if (element.current?.dataset.asked === undefined) return;
    delete element.current.dataset.asked;
    element.current.requestSubmit();
  }, []);
  return (
    <FormProvider {...form}>
      <form
        ref={element}
        noValidate
        onSubmit={(event) => void form.handleSubmit(onSubmit)(event)}
        {...(className === undefined ? {} : { className })}
      >
        {children}
      </form>
    </FormProvider>
  );
}

type Wired = 'form' | 'name' | 'error' | 'ref' | 'value' | 'defaultValue' | 'onChange' | 'onBlur';

export type FormFieldProps<
  Values extends FieldValues,
  Checked,
  Name extends Path<Values>,
  Control extends ElementType,
> = Omit<ComponentProps<Control>, Wired> & {
  form: HouseForm<Values, Checked>;
  name: Name;
  /** The labelled control: it takes `error` and the attributes of an input. */
  as?: Control;
  /** A fault known before the schema is asked, as a key. */
  fault?: string | undefined;
  /** What the text of a fault names, for example a limit. */
  faultValues?: Record<string, string | number>;
  /** Makes the value of the form out of the text typed. */
  read?: (text: string) => FieldPathValue<Values, Name>;
  /** Fields to check again whenever this one changes. */
  deps?: Path<Values>[];
};

/** One field of a form, by default a line of text, with the text of its fault. */
export function FormField<
  Values extends FieldValues,
  Checked,
  Name extends Path<Values>,
  Control extends ElementType = typeof TextField,
>(props: FormFieldProps<Values, Checked, Name, Control>) {
  const { form, name, as, fault, faultValues, read, deps, ...control } = props;
  const faultText = useFaultText();
  const key = fault ?? form.getFieldState(name, form.formState).error?.message;
  const Shown: ElementType = as ?? TextField;
  return (
    <Shown
      {...control}
      {...form.register(name, { ...(read && { setValueAs: read }), ...(deps && { deps }) })}
      error={key && faultText(key, faultValues)}
    />
  );
}

/** The compiler cannot know which keys a schema names; that each exists is tested with the texts. */
function useFaultText(): (key: string, values?: Record<string, string | number>) => string {
  const { t } = useTranslation();
  return (key, values) => t(key as 'retry', { ...values });
}
