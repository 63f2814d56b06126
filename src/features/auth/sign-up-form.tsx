import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { signUp } from '@/api/auth/sign-up';
import { Form, FormField, useHouseForm } from '@/components/form';
import { TextWithParts } from '@/components/text-with-parts';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { paths } from '@/config/paths';
import { useAuthContext } from '@/contexts/auth';
import { currentLanguage } from '@/i18n/init';
import { type RegistrationForm, registrationSchema } from '@/lib/accounts/forms';
import { wayOn } from './auth-address';
import { EmailField } from './email-field';
import { type Fault, FormFault } from './form-fault';
import { NewPasswordFields } from './new-password-fields';
import { useFailureText } from './use-failure-text';

export const emptyRegistration: RegistrationForm = {
  email: '',
  password: '',
  confirmPassword: '',
  acceptTerms: false,
  newsletter: false,
};

export interface SignUpFormProps {
  /** What was typed before: somebody comes back to mend the address. */
  start: RegistrationForm;
  onRegistered: (registration: RegistrationForm) => void;
}

export function SignUpForm({ start, onRegistered }: SignUpFormProps) {
  const { t } = useTranslation('auth');
  const { connect } = useAuthContext();
  const failureText = useFailureText();
  const [search] = useSearchParams();
  const form = useHouseForm(registrationSchema, { defaults: start });
  const [fault, setFault] = useState<Fault | null>(null);

  const submit = async (registration: RegistrationForm) => {
    const { email, password, newsletter } = registration;
    setFault(null);
    try {
      const outcome = await signUp({
        email,
        password,
        newsletter,
        language: currentLanguage(),
        way: wayOn(search),
      });
      if (outcome.status === 'signed-in') await connect();
      else if (outcome.status === 'confirm') onRegistered(registration);
      else if (outcome.failure.code === 'weak_password') {
        form.setError('password', { message: 'auth:errors.passwordRule' }, { shouldFocus: true });
      } else setFault({ title: t('failed.signUp'), text: failureText(outcome.failure) });
    } catch (error) {
      console.error('Signing up failed:', error);
      const text = failureText({ kind: 'refused', code: '', message: '' });
      setFault({ title: t('failed.signUp'), text });
    }
  };

  return (
    <Form form={form} onSubmit={submit} className="grid gap-5">
      <FormFault fault={fault} />
      <FormField form={form} name="email" as={EmailField} required />
      <NewPasswordFields label={t('password')} />
      <div>
        <FormField
          form={form}
          name="acceptTerms"
          as={Checkbox}
          label={t('signUp.terms')}
          hint={<TermsLinks />}
          aria-required
        />
        <FormField
          form={form}
          name="newsletter"
          as={Checkbox}
          label={t('words.newsletter')}
          className="mt-2"
        />
      </div>
      <Button type="submit" block size="lg" className="mt-2" busy={form.formState.isSubmitting}>
        {t('words.createAccount')}
      </Button>
    </Form>
  );
}

/** Beside the label, not in it: a press on the label must tick the box. A new tab keeps what was typed. */
function TermsLinks() {
  const { t } = useTranslation('auth');
  const outside = { target: '_blank', rel: 'noopener', className: 'link' };
  return (
    <TextWithParts
      text={t('signUp.termsLinks')}
      parts={{
        terms: (words) => (
          <Link to={paths.termsOfService} {...outside}>
            {words}
          </Link>
        ),
        privacy: (words) => (
          <Link to={paths.privacyPolicy} {...outside}>
            {words}
          </Link>
        ),
      }}
    />
  );
}
