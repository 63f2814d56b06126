import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answerTicketMutation, type TicketCase } from '@/api/admin/tickets';
import { ErrorState } from '@/components/error-state';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { NativeSelect } from '@/components/ui/native-select';
import { Skeleton } from '@/components/ui/skeleton';
import { Textarea } from '@/components/ui/textarea';
import { toast } from '@/components/ui/toast-store';
import { fallbackLanguage, isLanguage, type Language, languageCodes, languages } from '@/config/languages';
import { useDraft } from '@/contexts/use-draft';
import { useFormats } from '@/i18n/use-formats';
import { adminRefusalIn } from '@/lib/admin/refusals';
import { mostOfReply } from '@/lib/admin/tickets';
import { lengthOf } from '@/lib/contact/message';
import { useStaffText } from '../use-staff-text';

export interface ReplyFormProps {
  ticket: TicketCase;
  userId: string;
  onSent: () => void;
  /** Somebody else was faster: what they did is read; what was typed stays. */
  onReload: () => void;
}

/** Answers a message by mail. What is typed stays on the device until it was sent. */
export function ReplyForm({ ticket, userId, onSent, onReload }: ReplyFormProps) {
  const { t, i18n } = useTranslation('admin-team');
  const { count } = useFormats();
  const explain = useStaffText();
  const { draft, change, finish } = useDraft(userId, `ticket:${ticket.id}`);
  const answering = useMutation(answerTicketMutation(userId));
  const own = i18n.resolvedLanguage ?? fallbackLanguage;
  const [lang, setLang] = useState<Language>(isLanguage(own) ? own : fallbackLanguage);
  const [fault, setFault] = useState<string>();
  if (!draft) return <Skeleton className="h-40" />;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (answering.isPending) return;
    const body = draft.body.trim();
    const isLong = lengthOf(body) > mostOfReply;
    setFault(
      body === '' ? t('tickets.empty') : isLong ? t('words.tooLong', { max: count(mostOfReply) }) : undefined,
    );
    if (body === '' || isLong) return;
    answering
      .mutateAsync({ id: draft.id, message: ticket.id, version: ticket.version, lang, body })
      .then(() => {
        finish();
        toast({ title: t('tickets.answered') });
        onSent();
      })
      .catch((failure: unknown) => {
        if (adminRefusalIn(failure) === 'version_conflict') onReload();
      });
  };
  return (
    <form noValidate className="grid gap-4" onSubmit={send}>
      <Field label={t('tickets.write')} hint={t('tickets.writeHint')} error={fault}>
        <Textarea
          rows={8}
          value={draft.body}
          onChange={({ target }) => {
            setFault(undefined);
            change({ body: target.value });
          }}
        />
      </Field>
      <Field label={t('tickets.language')} className="max-w-xs">
        <NativeSelect
          value={lang}
          onChange={({ target }) => setLang(isLanguage(target.value) ? target.value : lang)}
        >
          {languageCodes.map((code) => (
            <option key={code} value={code}>
              {languages[code]}
            </option>
          ))}
        </NativeSelect>
      </Field>
      {answering.isError ? <ErrorState title={t('words.failed')} text={explain(answering.error)} /> : null}
      <div>
        <Button type="submit" busy={answering.isPending}>
          {t('tickets.send')}
        </Button>
      </div>
    </form>
  );
}
