import { SendHorizontal } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isComposing } from '@/components/composing';
import { useRefusalText } from '@/components/posts/use-refusal-text';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { useEnterSends } from '@/contexts/enter-sends';
import { useDraft } from '@/contexts/use-draft';
import { refusalOfText } from '@/lib/community/refusal-of-text';
import type { Writer } from '@/lib/community/text';

export interface ComposerProps {
  userId: string;
  /** What somebody new may not write yet. */
  level: Writer;
  threadId: string;
  /** Of the other side. */
  name: string;
  canWrite: boolean;
  /** What is sent accepts their request. */
  accepts: boolean;
  /** A text that goes back into the field. */
  given: string;
  onTaken: () => void;
  /** @param id under which it is one message, however often it is sent */
  onSend: (id: string, text: string) => void;
}

/** The field of a conversation. What stands in it is kept on the device until it is sent. */
export function Composer(props: ComposerProps) {
  const { userId, level, threadId, name, canWrite, accepts, given, onTaken, onSend } = props;
  const { t } = useTranslation(['messages', 'community-write']);
  const explain = useRefusalText();
  const field = useRef<HTMLTextAreaElement>(null);
  const [fault, setFault] = useState<string>();
  const [enterSends, setEnterSends] = useEnterSends();
  const { draft, change, finish, isRestored } = useDraft(userId, `message/${threadId}`);
  const body = draft?.body;
  useEffect(() => {
    if (given === '' || body === undefined) return;
    change({ body: body.trim() === '' ? given : `${body}\n${given}` });
    onTaken();
    field.current?.focus();
  }, [given, body, change, onTaken]);
  if (!draft) return <div className="min-h-36" />;
  // Where the other side closed the door meanwhile, what was begun stays in sight.
  if (!canWrite && draft.body.trim() === '') return null;

  const send = () => {
    if (!canWrite) return;
    const refused = refusalOfText(draft.body, 'message', { level });
    setFault(refused ? explain(refused) : undefined);
    if (refused) return;
    onSend(draft.id, draft.body.trim());
    finish();
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || !enterSends || isComposing(event)) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      noValidate
      className="grid gap-1 pt-3"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
        <Field label={t('write.label', { name })} hideLabel error={fault}>
          <Textarea
            ref={field}
            rows={2}
            dir="auto"
            placeholder={t(accepts ? 'write.accepts' : 'write.placeholder')}
            className="max-h-48 field-sizing-content resize-none"
            value={draft.body}
            onKeyDown={onKeyDown}
            onChange={(event) => {
              setFault(undefined);
              change({ body: event.target.value });
            }}
          />
        </Field>
        <Button type="submit" size="icon" aria-label={t('write.send')} disabled={!canWrite}>
          <SendHorizontal aria-hidden="true" className="rtl:-scale-x-100" />
        </Button>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 text-sm text-ink-soft">
        <Checkbox
          label={t('write.enterSends')}
          checked={enterSends}
          onChange={(event) => setEnterSends(event.target.checked)}
        />
        <p role="status">
          {canWrite ? (isRestored ? t('community-write:restored') : null) : t('write.kept')}
        </p>
      </div>
    </form>
  );
}
