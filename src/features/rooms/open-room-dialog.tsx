import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { openRoomMutation } from '@/api/rooms/writing';
import { ErrorState } from '@/components/error-state';
import { Form, FormField, type HouseForm, useHouseForm } from '@/components/form';
import { useRefusalText } from '@/components/posts/use-refusal-text';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { RadioGroup, RadioRow } from '@/components/ui/radio-group';
import { useSave } from '@/components/use-save';
import { languageCodes, languages } from '@/config/languages';
import { paths } from '@/config/paths';
import { currentLanguage } from '@/i18n/init';
import { useFormats } from '@/i18n/use-formats';
import { AppError } from '@/lib/app-error';
import {
  type NewRoomForm,
  newRoomSchema,
  type RoomTimesForm,
  roomChoices,
  roomTexts,
  usualCapacity,
  usualTimes,
} from '@/lib/rooms/room-form';
import type { CommunityParts, RoomMember } from './community-parts';
import { SelectField } from './select-field';
import { TimeFields } from './time-fields';

export interface OpenRoomDialogProps extends Pick<CommunityParts, 'Gate'> {
  onClose: () => void;
  /** Gives the focus back to where the question was asked. */
  onClosed: () => void;
  onOpened: (roomId: string) => void;
}

/** Asks what a room is for, who finds it, and how it works and rests; whoever opens it leads it. */
export function OpenRoomDialog({ Gate, onClose, onClosed, onOpened }: OpenRoomDialogProps) {
  const { t } = useTranslation('rooms');
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent
        title={t('open')}
        description={t('form.lead')}
        closeLabel={t('close')}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          onClosed();
        }}
      >
        <Gate returnTo={`${paths.community}#rooms`} purpose={t('open')}>
          {(member) => <OpenRoomForm member={member} onOpened={onOpened} />}
        </Gate>
      </DialogContent>
    </Dialog>
  );
}

/** The database says so in the detail of its refusal. */
const isTooNew = (failure: unknown): boolean =>
  failure instanceof AppError &&
  (failure.cause as { details?: unknown } | undefined)?.details === 'new_member';

function OpenRoomForm({ member, onOpened }: { member: RoomMember; onOpened: (roomId: string) => void }) {
  const { t } = useTranslation('rooms');
  const { count } = useFormats();
  const explain = useRefusalText();
  const [id] = useState(() => crypto.randomUUID());
  const defaults: NewRoomForm = {
    title: '',
    description: '',
    lang: currentLanguage(),
    visibility: 'listed',
    capacity: usualCapacity,
    ...usualTimes,
  };
  const form = useHouseForm<NewRoomForm, NewRoomForm>(newRoomSchema, { defaults });
  const opening = openRoomMutation(member.userId);
  const { save, busy, problem } = useSave(
    {
      ...opening,
      onSuccess: async (view, ...rest) => {
        await opening.onSuccess?.(view, ...rest);
        onOpened(view.room.id);
      },
    },
    { explain: (failure) => (isTooNew(failure) ? t('form.newMember') : explain(failure)) },
  );
  return (
    <Form
      form={form}
      className="grid gap-5 pt-2"
      onSubmit={({ focusMin, breakMin, ...room }) =>
        save({ ...room, id, focusS: focusMin * 60, breakS: breakMin * 60 })
      }
    >
      <FormField
        form={form}
        name="title"
        label={t('form.title')}
        hint={t('form.titleHint')}
        maxLength={roomTexts.title.most}
        dir="auto"
        required
      />
      <FormField
        form={form}
        name="description"
        label={t('form.about')}
        optionalLabel={t('optional')}
        maxLength={roomTexts.description.most}
        faultValues={{ max: roomTexts.description.most }}
        dir="auto"
      />
      {/* It has the fields of the times, and others. */}
      <TimeFields form={form as unknown as HouseForm<RoomTimesForm>} />
      <div className="grid gap-5 sm:grid-cols-2">
        <FormField
          form={form}
          name="capacity"
          as={SelectField}
          read={Number}
          label={t('form.capacity')}
          options={roomChoices.capacity.map((value) => ({ value, name: count(value) }))}
        />
        <FormField
          form={form}
          name="lang"
          as={SelectField}
          label={t('words.language')}
          options={languageCodes.map((value) => ({ value, name: languages[value] }))}
        />
      </div>
      <RadioGroup
        legend={t('form.visibility')}
        value={form.watch('visibility')}
        onValueChange={(choice) => form.setValue('visibility', choice === 'link' ? 'link' : 'listed')}
      >
        <RadioRow value="listed" label={t('form.listed')} />
        <RadioRow value="link" label={t('form.link')} hint={t('form.linkHint')} />
      </RadioGroup>
      {problem ? <ErrorState title={t('form.failed')} text={problem} /> : null}
      <div>
        <Button type="submit" busy={busy}>
          {t('form.send')}
        </Button>
      </div>
    </Form>
  );
}
