import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sendContactMutation } from '@/api/contact/messages';
import { useSave } from '@/components/use-save';
import { type ContactForm, type ContactRow, contactRow } from '@/lib/contact/message';
import { createTicketId } from '@/lib/contact/ticket';
import { createRng } from '@/lib/random';
import { contactDraft } from './draft';

/** Nobody reads, writes and sends faster; programs do. */
const leastMs = 3000;

export interface Sent {
  ticket: string;
  email: string;
}

interface Prepared extends Sent {
  /** What it was made of, to know it again. */
  made: string;
  row: ContactRow;
}

function prepare(form: ContactForm): Prepared {
  const now = Date.now();
  const clientId = crypto.randomUUID();
  const ticket = createTicketId(now, createRng(clientId));
  const row = contactRow(form, ticket, now, clientId);
  return { made: JSON.stringify(form), ticket, email: form.email, row };
}

/** Sends the form: not before three seconds, and the same words again as the same message. */
export function useSendContact(onSent: (sent: Sent) => void) {
  const { t } = useTranslation('contact');
  const [opened] = useState(() => performance.now());
  const last = useRef<Prepared | null>(null);
  const atLeast = async () => {
    const wait = opened + leastMs - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
  };
  const saving = useSave(
    {
      ...sendContactMutation<Prepared>(atLeast),
      onSuccess(_nothing, { ticket, email }) {
        contactDraft.set(null);
        onSent({ ticket, email });
      },
    },
    { saved: t('sent'), failed: t('failedShort') },
  );
  return {
    ...saving,
    send(form: ContactForm) {
      const known = last.current?.made === JSON.stringify(form) ? last.current : null;
      last.current = known ?? prepare(form);
      saving.save(last.current);
    },
  };
}
