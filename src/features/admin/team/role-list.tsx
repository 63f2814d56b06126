import { type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HeldRole } from '@/api/admin/team';
import { PostTime } from '@/components/posts/post-time';
import { Button } from '@/components/ui/button';
import { adminRoleNames } from '@/lib/accounts/admin-role';
import { refusalOfChange } from '@/lib/admin/role-change';
import { Records } from '../records';
import { useNextRow } from '../use-next-row';
import { RevokeDialog } from './revoke-dialog';

export interface RoleListProps {
  roles: readonly HeldRole[];
  userId: string;
  /** Around the list; takes the focus when nothing is left of it. */
  box: RefObject<HTMLElement | null>;
}

const keyOf = ({ user_id, role }: HeldRole) => `${user_id}:${role}`;

export function RoleList({ roles, userId, box }: RoleListProps) {
  const { t } = useTranslation('admin-team');
  const goTo = useNextRow(box);
  const [leaving, setLeaving] = useState<HeldRole | null>(null);
  const held = roles.map(({ user_id, role, is_active }) => ({ user: user_id, role_type: role, is_active }));
  const refusal = ({ user_id, role }: HeldRole) =>
    refusalOfChange({ actor: userId, op: 'revoke', target: user_id, role_type: role, admin_roles: held });
  const next = (row: HeldRole) => {
    const at = roles.findIndex((each) => keyOf(each) === keyOf(row));
    const following = roles[at + 1] ?? roles[at - 1];
    return following ? keyOf(following) : null;
  };
  return (
    <>
      <Records
        caption={t('roles.title')}
        rows={roles}
        keyOf={keyOf}
        columns={[
          { id: 'email', label: t('roles.email'), cell: ({ email }) => <span translate="no">{email}</span> },
          { id: 'role', label: t('roles.role'), cell: ({ role }) => adminRoleNames[role] },
          {
            id: 'state',
            label: t('roles.state'),
            cell: ({ is_active }) =>
              is_active ? t('roles.active') : <span className="text-ink-soft">{t('roles.ended')}</span>,
          },
          { id: 'since', label: t('roles.since'), cell: ({ since }) => <PostTime at={since} /> },
          {
            id: 'seen',
            label: t('roles.lastSignIn'),
            cell: ({ last_sign_in_at: at }) => (at === null ? t('roles.never') : <PostTime at={at} />),
          },
          {
            id: 'act',
            label: t('roles.change'),
            cell: (row) => {
              if (!row.is_active) return null;
              if (refusal(row) === 'last_master') return t('roles.last');
              return (
                <Button
                  variant="outline"
                  size="sm"
                  aria-label={t('revoke.named', { role: adminRoleNames[row.role], email: row.email })}
                  onClick={() => setLeaving(row)}
                >
                  {t('revoke.do')}
                </Button>
              );
            },
          },
        ]}
      />
      {leaving && (
        <RevokeDialog
          held={leaving}
          userId={userId}
          onClose={() => setLeaving(null)}
          onDone={() => {
            goTo(next(leaving));
            setLeaving(null);
          }}
        />
      )}
    </>
  );
}
