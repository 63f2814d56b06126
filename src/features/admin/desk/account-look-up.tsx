import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { accountMutation } from '@/api/admin/look-ups';
import { useRefusalText } from '@/components/posts/use-refusal-text';
import { useDesk } from './desk-context';
import { KeyButton } from './key-button';
import { ReasonDialog } from './reason-dialog';

/** Whose account stands behind a profile, for full and master admins: its number alone, with a reason that is kept. */
export function AccountLookUp({ profileId }: { profileId: string }) {
  const { t } = useTranslation('admin-desk');
  const { userId } = useDesk();
  const explain = useRefusalText();
  const [asks, setAsks] = useState(false);
  const looking = useMutation(accountMutation(userId));
  if (looking.data) {
    return (
      <div role="status" className="text-sm">
        <p className="font-semibold">{t('account.title')}</p>
        <p className="font-mono break-all select-all">{looking.data}</p>
        <p className="text-ink-soft">{t('account.kept')}</p>
      </div>
    );
  }
  return (
    <div>
      <KeyButton
        variant="link"
        onClick={() => {
          looking.reset();
          setAsks(true);
        }}
      >
        {t('account.do')}
      </KeyButton>
      {asks && (
        <ReasonDialog
          title={t('account.do')}
          effect={t('account.effect')}
          confirm={t('account.do')}
          required
          asksRule={false}
          asks={t('account.why')}
          busy={looking.isPending}
          problem={looking.isError ? explain(looking.error) : undefined}
          onConfirm={({ reason }) => {
            if (looking.isPending) return;
            looking.mutate({ profile: profileId, reason }, { onSuccess: () => setAsks(false) });
          }}
          onClose={() => setAsks(false)}
        />
      )}
    </div>
  );
}
