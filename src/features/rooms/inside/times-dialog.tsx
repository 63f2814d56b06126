import { useTranslation } from 'react-i18next';
import type { Room } from '@/api/rooms/shapes';
import { setRoomTimesMutation } from '@/api/rooms/writing';
import { ErrorState } from '@/components/error-state';
import { Form, useHouseForm } from '@/components/form';
import { useRefusalText } from '@/components/posts/use-refusal-text';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { useSave } from '@/components/use-save';
import { type RoomTimesForm, roomTimesSchema } from '@/lib/rooms/room-form';
import { TimeFields } from '../time-fields';

export interface TimesDialogProps {
  room: Room;
  userId: string;
  onClose: () => void;
}

/** Changes how the room works and rests, before it starts. */
export function TimesDialog({ room, userId, onClose }: TimesDialogProps) {
  const { t } = useTranslation('rooms');
  const explain = useRefusalText();
  const form = useHouseForm<RoomTimesForm, RoomTimesForm>(roomTimesSchema, {
    defaults: { focusMin: room.focus_s / 60, breakMin: room.break_s / 60, rounds: room.rounds },
  });
  const setting = setRoomTimesMutation(room.id, userId);
  const { save, busy, problem } = useSave(
    {
      ...setting,
      onSuccess: (...args) => {
        onClose();
        return setting.onSuccess?.(...args);
      },
    },
    { explain },
  );
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent title={t('times.change')} closeLabel={t('close')} aria-describedby={undefined}>
        <Form
          form={form}
          className="grid gap-5 pt-2"
          onSubmit={({ focusMin, breakMin, rounds }) =>
            save({ version: room.version, focusS: focusMin * 60, breakS: breakMin * 60, rounds })
          }
        >
          <TimeFields form={form} />
          {problem ? <ErrorState title={t('words.notSaved')} text={problem} /> : null}
          <div>
            <Button type="submit" busy={busy}>
              {t('times.save')}
            </Button>
          </div>
        </Form>
      </DialogContent>
    </Dialog>
  );
}
