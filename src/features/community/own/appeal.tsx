import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { appealMutation } from '@/api/community/members';
import { useRefusalText } from '@/components/posts/use-refusal-text';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { useSave } from '@/components/use-save';

/** Asks once that somebody else looks at a decision again. */
export function Appeal({ userId, actionId }: { userId: string; actionId: string }) {
  const { t } = useTranslation('community-own');
  const explain = useRefusalText();
  const [id] = useState(() => crypto.randomUUID());
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const { save, busy, problem } = useSave(appealMutation(userId), { saved: t('appeal.sent'), explain });
  if (!isOpen) {
    return (
      <div>
        <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
          {t('appeal.open')}
        </Button>
      </div>
    );
  }
  return (
    <form
      noValidate
      className="grid max-w-read gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        save({ id, actionId, text });
      }}
    >
      <Field label={t('appeal.text')} hint={t('appeal.hint')} error={problem}>
        <Textarea rows={4} value={text} autoFocus onChange={(event) => setText(event.target.value)} />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="sm" busy={busy}>
          {t('appeal.send')}
        </Button>
        <Button variant="ghost" size="sm" onClick={() => setOpen(false)}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
