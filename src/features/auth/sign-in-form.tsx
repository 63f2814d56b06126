import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { signIn } from '@/api/auth/sign-in';
import { Form, FormField, useHouseForm } from '@/components/form';
import { Button } from '@/components/ui/button';
import { useAuthContext } from '@/contexts/auth';
import { type SignInForm as Fields, signInSchema } from '@/lib/accounts/forms';
import { authHref } from './auth-address';
import { EmailField } from './email-field';
import { type Fault, FormFault } from './form-fault';
import { PasswordField } from './password-field';
import { useFailureText } from './use-failure-text';

export function SignInForm({ search }: { search: URLSearchParams }) {
  const { t } = useTranslation('auth');
  const { connect } = useAuthContext();
  const failureText = useFailureText();
  const [fault, setFault] = useState<Fault | null>(null);
  const form = useHouseForm(signInSchema, { defaults: { email: '', password: '' } });
  const email = useWatch({ control: form.control, name: 'email' });
  const toForgot = { to: authHref('forgot', search), state: { email } };

  const submit = async (values: Fields) => {
    setFault(null);
    try {
      const outcome = await signIn(values.email, values.password);
      // From here the page follows the session and leaves by itself.
      if (outcome.status === 'signed-in') await connect();
      else if (outcome.status === 'bad-credentials') {
        form.setError('password', { message: 'auth:errors.credentials' });
        setFault({ title: t('failed.login'), text: t('failed.badCredentials') });
      } else setFault({ title: t('failed.signIn'), text: failureText(outcome.failure) });
    } catch (error) {
      console.error('Signing in failed:', error);
      setFault({ title: t('failed.loginError'), text: t('failed.loginErrorText') });
    }
  };

  return (
    <Form form={form} onSubmit={submit} className="grid gap-5">
      <FormFault fault={fault}>
        <Link {...toForgot} className="link inline-flex min-h-11 items-center font-semibold">
          {t('signIn.forgot')}
        </Link>
      </FormFault>
      <FormField form={form} name="email" as={EmailField} required />
      <FormField
        form={form}
        name="password"
        as={PasswordField}
        label={t('password')}
        autoComplete="current-password"
        required
      />
      <Button type="submit" block size="lg" className="mt-2" busy={form.formState.isSubmitting}>
        {t('words.signIn')}
      </Button>
      <div className="flex flex-wrap gap-x-6">
        {fault ? null : (
          <Link {...toForgot} className="link inline-flex min-h-11 items-center">
            {t('signIn.forgot')}
          </Link>
        )}
        <Link
          to={authHref('resend', search)}
          state={{ email }}
          className="link inline-flex min-h-11 items-center"
        >
          {t('signIn.resend')}
        </Link>
      </div>
    </Form>
  );
}
