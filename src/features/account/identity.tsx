import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { profileQuery } from '@/api/account/profile';
import { Avatar } from '@/components/avatar';
import { PageHeader } from '@/components/page-header';

export interface IdentityProps {
  userId: string;
  email: string;
}

/** Whose account this is. Without the profile the address says it alone. */
export function Identity({ userId, email }: IdentityProps) {
  const { t } = useTranslation('account');
  const { data, isPending } = useQuery(profileQuery(userId));
  const name = data?.display_name ?? null;
  return (
    <PageHeader
      title={t('pages.account')}
      lead={
        <span className="wrap-anywhere">
          {name === null ? t('words.signedInAs', { email }) : t('leadNamed', { name, email })}
        </span>
      }
      aside={
        isPending ? null : (
          <Avatar
            picture={data?.avatar ?? null}
            name={name}
            email={email}
            className="size-16 max-sm:order-first sm:size-20"
          />
        )
      }
    />
  );
}
