import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadingState } from '@/components/loading-state';
import { SignInCard } from '@/components/sign-in-card';
import { type SignedInUser, useAuth } from '@/contexts/auth';

export interface PersonalProps {
  /** Name of the page in the browser. */
  page: string;
  /** What the card for signed-out people says. */
  title: string;
  returnTo: string;
  /** For everybody, above the page. */
  before?: (signedIn: boolean) => ReactNode;
  children: (user: SignedInUser) => ReactNode;
}

/** A page anyone may open that shows only one's own things. */
export function Personal({ page, title, returnTo, before, children }: PersonalProps) {
  const { t } = useTranslation('account');
  const auth = useAuth();
  if (auth.status === 'loading') return <LoadingState className="min-h-[60dvh]" />;
  return (
    <div className="wrap">
      {before?.(auth.status === 'signed-in')}
      {auth.status === 'signed-in' ? (
        children(auth.user)
      ) : (
        <SignInCard page={page} title={title} text={t('signedOut.text')} returnTo={returnTo} />
      )}
    </div>
  );
}
