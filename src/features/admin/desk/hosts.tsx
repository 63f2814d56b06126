import { useMutation, useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hostMutation } from '@/api/admin/look-ups';
import { blockedHostsQuery } from '@/api/community/topic';
import { ErrorState } from '@/components/error-state';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Skeleton } from '@/components/ui/skeleton';

import { useActName } from '../use-act-name';
import { useDesk } from './desk-context';
import { hostIn } from './host-in';
import { useUndo } from './use-undo';

/** Hosts that are not linked in what members write: the list, one more, one less. */
export function Hosts() {
  const { t } = useTranslation('admin-desk');
  const { userId } = useDesk();
  const actName = useActName();
  const { tell, sorry } = useUndo();
  const { data: hosts, error, isFetching, refetch } = useQuery({ ...blockedHostsQuery(), staleTime: 0 });
  const changing = useMutation(hostMutation(userId));
  const undoing = useMutation(hostMutation(userId));
  const [given, setGiven] = useState('');
  const [fault, setFault] = useState<string>();

  const set = async (host: string, on: boolean) => {
    const nameOf = (blocks: boolean) => actName(blocks ? 'block_host' : 'allow_host');
    await changing.mutateAsync({ host, on });
    tell(nameOf(on), () => undoing.mutateAsync({ host, on: !on }), nameOf(!on));
  };
  const add = () => {
    if (changing.isPending) return;
    const host = hostIn(given);
    if (host === null) setFault(t('hosts.none'));
    else if (hosts?.includes(host)) setFault(t('hosts.there'));
    else set(host, true).then(() => setGiven(''), sorry);
  };
  if (!hosts) {
    if (!error) return <Skeleton className="h-96" />;
    return <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  const sorted = [...hosts];
  sorted.sort();
  return (
    <div className="grid max-w-3xl gap-6">
      <p className="text-ink-soft">{t('hosts.lead')}</p>
      <form
        noValidate
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <Field label={t('hosts.host')} hint={t('hosts.hint')} error={fault} className="min-w-0 grow basis-72">
          <Input
            value={given}
            inputMode="url"
            autoCapitalize="none"
            spellCheck={false}
            onChange={({ target }) => {
              setGiven(target.value);
              setFault(undefined);
            }}
          />
        </Field>
        <Button type="submit" variant="outline" busy={changing.isPending}>
          {t('hosts.add')}
        </Button>
      </form>
      <ul className="grid gap-x-8 border-t border-line sm:grid-cols-2">
        {sorted.map((host) => (
          <li key={host} className="flex items-center justify-between gap-2 border-b border-line ps-1">
            <span className="min-w-0 wrap-anywhere" translate="no">
              {host}
            </span>
            <Button
              variant="ghost"
              size="icon"
              aria-label={t('hosts.remove', { host })}
              onClick={() => void set(host, false).catch(sorry)}
            >
              <X aria-hidden="true" />
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
