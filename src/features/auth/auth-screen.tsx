import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { StateDrawing } from '@/components/state-drawing';
import { TextWithParts } from '@/components/text-with-parts';
import { type AuthMode, authHref } from './auth-address';
import { AuthHeading } from './auth-heading';
import { ForgotPasswordForm } from './forgot-password-form';
import { ResendForm } from './resend-form';
import { RegisteredPanel, ResetSentPanel } from './sent-panels';
import { SignInForm } from './sign-in-form';
import { emptyRegistration, SignUpForm } from './sign-up-form';

/** The modes anyone may open; a new password needs a reset link. */
export type OpenMode = Exclude<AuthMode, 'update-password'>;

export interface AuthScreenProps {
  mode: OpenMode;
  search: URLSearchParams;
  /** False while this is what the person arrived at. */
  takesFocus: boolean;
}

/** One form or success panel with its way on. Mount it anew for another mode, so that nothing typed stays. */
export function AuthScreen({ mode, search, takesFocus }: AuthScreenProps) {
  return (
    <>
      {mode === 'signup' ? (
        <SigningUp takesFocus={takesFocus} />
      ) : (
        <Step mode={mode} search={search} takesFocus={takesFocus} />
      )}
      {mode === 'login' ? <ToSignUp search={search} /> : <BackToSignIn search={search} />}
    </>
  );
}

/** The form, then the wait for its mail; back to the form with everything typed, to mend the address. */
function SigningUp({ takesFocus }: { takesFocus: boolean }) {
  const { t } = useTranslation('auth');
  const [typed, setTyped] = useState(emptyRegistration);
  const [isWaiting, setWaiting] = useState(false);
  if (isWaiting) return <RegisteredPanel registration={typed} onChange={() => setWaiting(false)} />;
  return (
    <>
      {/* On a phone the reasons stand below the form: the first of them, and the drawing, come before it. */}
      <div className="flex items-start justify-between gap-5">
        <AuthHeading title={t('words.signUp')} takesFocus={takesFocus || typed.email !== ''}>
          <span className="lg:hidden">{t('signUp.why')} </span>
          {t('signUp.lead')}
        </AuthHeading>
        <StateDrawing name="welcome" className="-mt-2 size-24 lg:hidden" />
      </div>
      <SignUpForm
        start={typed}
        onRegistered={(registration) => {
          setTyped(registration);
          setWaiting(true);
        }}
      />
    </>
  );
}

function Step({ mode, search, takesFocus }: AuthScreenProps & { mode: Exclude<OpenMode, 'signup'> }) {
  const { t } = useTranslation('auth');
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo !== null && mode === 'forgot') return <ResetSentPanel email={sentTo} />;
  const forms: Record<typeof mode, { title: string; lead: string; form: ReactNode }> = {
    login: { title: t('signIn.title'), lead: t('signIn.lead'), form: <SignInForm search={search} /> },
    forgot: {
      title: t('forgot.title'),
      lead: t('forgot.lead'),
      form: <ForgotPasswordForm onSent={setSentTo} />,
    },
    resend: { title: t('resend.title'), lead: t('resend.lead'), form: <ResendForm /> },
  };
  const { title, lead, form } = forms[mode];
  return (
    <>
      <AuthHeading title={title} takesFocus={takesFocus}>
        {lead}
      </AuthHeading>
      {form}
    </>
  );
}

function ToSignUp({ search }: { search: URLSearchParams }) {
  const { t } = useTranslation('auth');
  return (
    <p className="mt-6 border-t border-line pt-5">
      <TextWithParts
        text={t('signIn.switch')}
        parts={{
          create: (words) => (
            <Link to={authHref('signup', search)} className="link">
              {words}
            </Link>
          ),
        }}
      />
    </p>
  );
}

export function BackToSignIn({ search }: { search: URLSearchParams }) {
  const { t } = useTranslation('auth');
  return (
    <p className="mt-6 border-t border-line pt-3">
      <Link to={authHref('login', search)} className="link inline-flex min-h-11 items-center">
        {t('backToSignIn')}
      </Link>
    </p>
  );
}
