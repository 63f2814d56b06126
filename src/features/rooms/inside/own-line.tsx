import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { setGoalMutation } from '@/api/rooms/writing';
import { useRefusalText } from '@/components/posts/use-refusal-text';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import { useSave } from '@/components/use-save';
import { roomTexts } from '@/lib/rooms/room-form';

export interface OwnLineProps {
  roomId: string;
  userId: string;
  goal: string;
}

/** 'What I work on': one line beside one's own name. */
export function OwnLine({ roomId, userId, goal }: OwnLineProps) {
  const { t } = useTranslation('rooms');
  const explain = useRefusalText();
  const [text, setText] = useState<string | null>(goal === '' ? '' : null);
  const setting = setGoalMutation(roomId, userId);
  const { save, busy, problem } = useSave(
    {
      ...setting,
      onSuccess: async (kept, ...rest) => {
        await setting.onSuccess?.(kept, ...rest);
        setText(kept === '' ? '' : null);
      },
    },
    { explain },
  );
  if (text === null) {
    return (
      <p className="flex flex-wrap items-center justify-center gap-x-3 text-center">
        <span>
          <span className="text-ink-soft">{t('words.label', { name: t('goal.label') })}</span>{' '}
          <span dir="auto" className="wrap-anywhere">
            {goal}
          </span>
        </span>
        <Button variant="link" onClick={() => setText(goal)}>
          {t('goal.change')}
        </Button>
      </p>
    );
  }
  return (
    <form
      noValidate
      className="mx-auto flex w-full max-w-md flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        save(text);
      }}
    >
      <TextField
        className="min-w-48 grow"
        label={t('goal.label')}
        maxLength={roomTexts.goal.most}
        dir="auto"
        value={text}
        error={problem}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" variant="outline" busy={busy}>
        {t('goal.save')}
      </Button>
    </form>
  );
}
