import { useTranslation } from 'react-i18next';
import { FormField, type HouseForm } from '@/components/form';
import { useFormats } from '@/i18n/use-formats';
import { type RoomTimesForm, roomChoices } from '@/lib/rooms/room-form';
import { SelectField } from './select-field';

/** How long a room works and rests, and how often. */
export function TimeFields({ form }: { form: HouseForm<RoomTimesForm> }) {
  const { t } = useTranslation('rooms');
  const { count } = useFormats();
  const minutes = (value: number) => t('words.minutes', { count: value });
  return (
    <div className="grid gap-5 sm:grid-cols-3">
      <FormField
        form={form}
        name="focusMin"
        as={SelectField}
        read={Number}
        label={t('phase.focus')}
        options={roomChoices.focusMin.map((value) => ({ value, name: minutes(value) }))}
      />
      <FormField
        form={form}
        name="breakMin"
        as={SelectField}
        read={Number}
        label={t('phase.break')}
        options={roomChoices.breakMin.map((value) => ({ value, name: minutes(value) }))}
      />
      <FormField
        form={form}
        name="rounds"
        as={SelectField}
        read={Number}
        label={t('rounds')}
        options={roomChoices.rounds.map((value) => ({ value, name: count(value) }))}
      />
    </div>
  );
}
