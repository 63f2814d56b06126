import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { signUp } from '@/api/auth/sign-up';
import { Form, FormField, useHouseForm } from '@/components/form';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { toast } from '@/components/ui/toast-store';
import { paths } from '@/config/paths';
import { useAuthContext } from '@/contexts/auth';
import { currentLanguage } from '@/i18n/init';
import { type RegistrationForm, registrationSchema } from '@/lib/accounts/forms';
import { EmailField } from './email-field';
import { NewPasswordFields } from './new-password-fields';
import { useFailureText } from './use-failure-text';

const empty: RegistrationForm = {
  email: '',
  password: '',
  confirmPassword: '',
  acceptTerms: false,
  newsletter: false,
};

export function SignUpForm({ onRegistered }: { onRegistered: (email: string) => void }) {
  const { t } = useTranslation('auth');
  const { connect } = useAuthContext();
  const failureText = useFailureText();
  const form = useHouseForm(registrationSchema, { defaults: empty });

  const submit = async ({ email, password, newsletter }: RegistrationForm) => {
    try {
      const outcome = await signUp({ email, password, newsletter, language: currentLanguage() });
      if (outcome.status === 'signed-in') await connect();
      else if (outcome.status === 'confirm') {
        toast({ title: t('toast.checkEmail'), description: t('toast.confirmationSent') });
        onRegistered(email);
      } else {
        const description = failureText(outcome.failure);
        toast({ title: t('toast.signUpFailed'), description, variant: 'destructive' });
      }
    } catch (error) {
      console.error('Signing up failed:', error);
      const description = failureText({ kind: 'refused', code: '', message: '' });
      toast({ title: t('toast.signUpFailed'), description, variant: 'destructive' });
    }
  };

  return (
    <Form form={form} onSubmit={submit} className="grid gap-5">
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
  const outside = { target: '_blank', rel: 'noopener', className: 'link' };
  return (
    <Trans
      ns="auth"
      i18nKey="signUp.termsLinks"
      components={{
        terms: <Link to={paths.termsOfService} {...outside} />,
        privacy: <Link to={paths.privacyPolicy} {...outside} />,
      }}
    />
  );
}
