import {
  type ComponentProps,
  lazy,
  Suspense,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Form, FormField, type HouseForm, useHouseForm } from '@/components/form';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Field, type FieldProps } from '@/components/ui/field';
import { NativeSelect } from '@/components/ui/native-select';
import { Notice } from '@/components/ui/notice';
import { Textarea } from '@/components/ui/textarea';
import { brand } from '@/config/brand';
import { paths } from '@/config/paths';
import { useAuthContext } from '@/contexts/auth';
import { useHydrated } from '@/hooks/use-hydrated';
import {
  contactLimits,
  contactSchema,
  contactSubjects,
  emptyContact,
  lengthOf,
  type ContactForm as Values,
} from '@/lib/contact/message';
import { contactDraft, isEmptyDraft } from './draft';
import { type Sent, useSendContact } from './use-send-contact';

// Nobody needs them before something is written.
const SuggestedAnswers = lazy(() =>
  import('./suggested-answers').then((module) => ({ default: module.SuggestedAnswers })),
);
/** Fewer characters say nothing yet. */
const leastToSuggest = 3;

/** The form with what was begun before; sign-in knows the address. */
export function ContactForm({ onSent }: { onSent: (sent: Sent) => void }) {
  const { t } = useTranslation('contact');
  const { auth } = useAuthContext();
  const isHydrated = useHydrated();
  const own = auth.user?.email ?? '';
  const values = useMemo(() => {
    const draft = isHydrated ? contactDraft.get() : emptyContact;
    return { ...emptyContact, ...draft, email: draft.email || own };
  }, [isHydrated, own]);
  const form = useHouseForm(contactSchema, { values });
  const { send, busy, problem } = useSendContact(onSent);
  const [isTrapped, setIsTrapped] = useState(false);
  const trap = useRef<HTMLInputElement>(null);

  const submit = (checked: Values) => {
    const caught = trap.current?.value !== '';
    setIsTrapped(caught);
    if (!caught) send(checked);
  };
  return (
    <Form form={form} onSubmit={submit} className="grid gap-5">
      <KeptDraft form={form} />
      {problem || isTrapped ? (
        <Notice role="alert" tone="danger">
          <p className="font-semibold">{t('failed')}</p>
          {problem ? <p>{problem}</p> : null}
        </Notice>
      ) : null}
      <FormField
        form={form}
        name="fullName"
        label={t('form.name')}
        autoComplete="name"
        faultValues={{ max: contactLimits.name }}
        required
      />
      <FormField
        form={form}
        name="email"
        label={t('form.email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        faultValues={{ max: contactLimits.email }}
        required
      />
      <FormField form={form} name="subject" as={SubjectField} label={t('form.subject')} required />
      <FormField
        form={form}
        name="message"
        as={MessageField}
        label={t('form.message')}
        hint={t('form.hint')}
        faultValues={{ max: contactLimits.message }}
        required
      />
      <Counter form={form} />
      <Answers form={form} />
      <div aria-hidden="true" className="absolute -start-[200vw]">
        <input ref={trap} name="homepage" tabIndex={-1} autoComplete="off" />
      </div>
      <FormField
        form={form}
        name="consent"
        as={Checkbox}
        label={t('form.consent', { operator: brand.operator })}
        hint={
          <Link to={paths.privacyPolicy} target="_blank" rel="noopener" className="link inline-block py-1">
            {t('pages.privacyPolicy')}
          </Link>
        }
        aria-required
      />
      <div className="grid justify-items-start gap-3">
        <Button type="submit" size="lg" busy={busy} data-action="send-message">
          {busy ? t('words.sending') : t('form.send')}
        </Button>
        <p className="text-sm text-ink-soft">{t('form.kept')}</p>
      </div>
    </Form>
  );
}

type ControlProps<Tag extends 'select' | 'textarea'> = Omit<ComponentProps<Tag>, keyof FieldProps> &
  Omit<FieldProps, 'children'>;

function SubjectField({ label, error, required = false, ...select }: ControlProps<'select'>) {
  const { t } = useTranslation('contact');
  return (
    <Field label={label} error={error} required={required}>
      <NativeSelect {...select}>
        <option value="">{t('form.choose')}</option>
        {contactSubjects.map((subject) => (
          <option key={subject} value={subject}>
            {t(`subjects.${subject}`)}
          </option>
        ))}
      </NativeSelect>
    </Field>
  );
}

function MessageField({ label, hint, error, required = false, ...area }: ControlProps<'textarea'>) {
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      <Textarea rows={8} {...area} />
    </Field>
  );
}

interface PartProps {
  form: HouseForm<Values>;
}

function Counter({ form }: PartProps) {
  const { t } = useTranslation('contact');
  const message = useWatch({ control: form.control, name: 'message' });
  return (
    <p className="-mt-3 text-end text-sm text-ink-soft tabular-nums" data-part="counter">
      {t('form.counter', { length: lengthOf(message) })}
    </p>
  );
}

/** Answers that are there already, while somebody writes. */
function Answers({ form }: PartProps) {
  const message = useWatch({ control: form.control, name: 'message' });
  const written = useDeferredValue(message);
  return written.trim().length < leastToSuggest ? null : (
    <Suspense fallback={null}>
      <SuggestedAnswers message={written} />
    </Suspense>
  );
}

/** Keeps what is typed, as it is typed. */
function KeptDraft({ form }: PartProps) {
  const { fullName, email, subject, message } = useWatch({ control: form.control }) as Values;
  const { isDirty } = form.formState;
  const hasBegun = useRef(false);
  useEffect(() => {
    hasBegun.current ||= isDirty;
    const draft = { fullName, email, subject, message };
    if (hasBegun.current) contactDraft.set(isEmptyDraft(draft) ? null : draft);
  }, [isDirty, fullName, email, subject, message]);
  return null;
}
