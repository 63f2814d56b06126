import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '@/components/button-link';
import { Card } from '@/components/ui/card';
import { type Path, paths } from '@/config/paths';

export interface SignInForRestProps {
  /** The page to come back to. */
  back: Path;
  /** What belongs to an account. */
  text: string;
  /** What can be done without one. */
  children?: ReactNode;
}

/** In the place of the sections that belong to an account. */
export function SignInForRest({ back, text, children }: SignInForRestProps) {
  const { t } = useTranslation('settings');
  const redirect = `redirect=${encodeURIComponent(back)}`;
  return (
    <Card tone="tint" className="grid justify-items-start gap-4">
      <h2 className="text-xl">{t('page.signedOut.title')}</h2>
      <p className="max-w-read">{text}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={`${paths.auth}?mode=login&${redirect}`}>{t('words.signIn')}</ButtonLink>
        <ButtonLink to={`${paths.auth}?mode=signup&${redirect}`} variant="outline">
          {t('words.signUp')}
        </ButtonLink>
      </div>
      {children}
    </Card>
  );
}
