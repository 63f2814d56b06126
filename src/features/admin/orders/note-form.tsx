import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { noteOrderMutation, type OrderCase } from '@/api/admin/orders';
import { ErrorState } from '@/components/error-state';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Skeleton } from '@/components/ui/skeleton';
import { Textarea } from '@/components/ui/textarea';
import { toast } from '@/components/ui/toast-store';
import { useDraft } from '@/contexts/use-draft';
import { useFormats } from '@/i18n/use-formats';
import { mostOfNote } from '@/lib/admin/orders';
import { adminRefusalIn } from '@/lib/admin/refusals';
import { lengthOf } from '@/lib/contact/message';
import { useStaffText } from '../use-staff-text';

export interface NoteFormProps {
  order: OrderCase;
  userId: string;
  /** Somebody else was faster: what they noted is read; what was typed stays. */
  onReload: () => void;
}

/** Notes something about an order. What is typed stays on the device until it was kept. */
export function NoteForm({ order, userId, onReload }: NoteFormProps) {
  const { t } = useTranslation('admin-orders');
  const { count } = useFormats();
  const explain = useStaffText();
  const { draft, change, finish } = useDraft(userId, `order:${order.id}`);
  const noting = useMutation(noteOrderMutation(userId));
  const [fault, setFault] = useState<string>();
  if (!draft) return <Skeleton className="h-40" />;
  const faultOf = (body: string) => {
    if (body === '') return t('noteEmpty');
    return lengthOf(body) > mostOfNote ? t('words.tooLong', { max: count(mostOfNote) }) : undefined;
  };
  const keep = (event: FormEvent) => {
    event.preventDefault();
    if (noting.isPending) return;
    const body = draft.body.trim();
    const wrong = faultOf(body);
    setFault(wrong);
    if (wrong !== undefined) return;
    noting
      .mutateAsync({ id: draft.id, order: order.id, version: order.version, body })
      .then(() => {
        finish();
        toast({ title: t('noteKept') });
      })
      .catch((failure: unknown) => {
        if (adminRefusalIn(failure) === 'version_conflict') onReload();
      });
  };
  return (
    <form noValidate className="grid max-w-read gap-4" onSubmit={keep}>
      <Field label={t('noteNew')} hint={t('noteHint')} error={fault}>
        <Textarea
          rows={4}
          value={draft.body}
          onChange={({ target }) => {
            setFault(undefined);
            change({ body: target.value });
          }}
        />
      </Field>
      {noting.isError ? <ErrorState title={t('words.failed')} text={explain(noting.error)} /> : null}
      <div>
        <Button type="submit" busy={noting.isPending}>
          {t('noteKeep')}
        </Button>
      </div>
    </form>
  );
}
