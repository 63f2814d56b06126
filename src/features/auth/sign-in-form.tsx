import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { signIn } from '@/api/auth/sign-in';
import { Form, FormField, useHouseForm } from '@/components/form';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast-store';
import { useAuthContext } from '@/contexts/auth';
import { type SignInForm as Fields, signInSchema } from '@/lib/accounts/forms';
import { authHref } from './auth-address';
import { EmailField } from './email-field';
import { PasswordField } from './password-field';
import { useFailureText } from './use-failure-text';

export function SignInForm({ search }: { search: URLSearchParams }) {
  const { t } = useTranslation('auth');
  const { connect } = useAuthContext();
  const failureText = useFailureText();
  const form = useHouseForm(signInSchema, { defaults: { email: '', password: '' } });
  const email = useWatch({ control: form.control, name: 'email' });

  const submit = async (values: Fields) => {
    try {
      const outcome = await signIn(values.email, values.password);
      // From here the page follows the session and leaves by itself.
      if (outcome.status === 'signed-in') await connect();
      else if (outcome.status === 'bad-credentials') {
        toast({
          title: t('toast.loginFailed'),
          description: t('toast.badCredentials'),
          variant: 'destructive',
        });
      } else {
        const description = failureText(outcome.failure);
        toast({ title: t('toast.signInFailed'), description, variant: 'destructive' });
      }
    } catch (error) {
      console.error('Signing in failed:', error);
      toast({ title: t('toast.loginError'), description: t('toast.loginErrorText'), variant: 'destructive' });
    }
  };

  return (
    <Form form={form} onSubmit={submit} className="grid gap-5">
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
        <Link
          to={authHref('forgot', search)}
          state={{ email }}
          className="link inline-flex min-h-11 items-center"
        >
          {t('signIn.forgot')}
        </Link>
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
