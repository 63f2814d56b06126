import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, type FieldProps } from '@/components/ui/field';
import { NativeSelect } from '@/components/ui/native-select';
import { Textarea } from '@/components/ui/textarea';
import { zonesWith } from '@/hooks/zone-here';
import type { EventFields } from '@/lib/calendar/event';
import { chosenKinds } from '@/lib/calendar/event-form';
import { zoneText } from './use-entry-words';

/* Fields of the form of an event that are more than a line. */

type ControlProps<Tag extends 'select' | 'textarea'> = Omit<ComponentProps<Tag>, keyof FieldProps> &
  Pick<FieldProps, 'label' | 'error' | 'optionalLabel'>;

/** The zones the browser knows; that of the event among them. */
export function ZoneField({ label, error, zone, ...select }: ControlProps<'select'> & { zone: string }) {
  return (
    <Field label={label} error={error}>
      <NativeSelect {...select}>
        {zonesWith(zone).map((one) => (
          <option key={one} value={one}>
            {zoneText(one)}
          </option>
        ))}
      </NativeSelect>
    </Field>
  );
}

export function KindField({
  label,
  error,
  kept,
  ...select
}: ControlProps<'select'> & { kept: EventFields['kind'] }) {
  const { t } = useTranslation('calendar');
  const isOther = !chosenKinds.some((kind) => kind === kept);
  return (
    <Field label={label} error={error}>
      <NativeSelect {...select}>
        {isOther ? <option value="kept">{t(`kind.${kept}`)}</option> : null}
        {chosenKinds.map((kind) => (
          <option key={kind} value={kind}>
            {t(`kind.${kind}`)}
          </option>
        ))}
      </NativeSelect>
    </Field>
  );
}

/** A labelled text of several lines. */
export function NotesField({ label, error, optionalLabel, ...area }: ControlProps<'textarea'>) {
  return (
    <Field label={label} error={error} optionalLabel={optionalLabel}>
      <Textarea rows={3} {...area} />
    </Field>
  );
}
