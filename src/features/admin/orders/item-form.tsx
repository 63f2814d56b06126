import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changeItemMutation, type DeskItem } from '@/api/admin/catalogue';
import { ErrorState } from '@/components/error-state';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast-store';
import { changeOf, type DraftFault, draftOf, faultsIn, type ItemDraft } from '@/lib/admin/catalogue';
import { adminRefusalIn } from '@/lib/admin/refusals';
import { useStaffText } from '../use-staff-text';
import { ItemFields } from './item-fields';
import { PriceDialog } from './price-dialog';
import { TwoVersions } from './two-versions';

export interface ItemFormProps {
  item: DeskItem;
  userId: string;
  onDone: () => void;
  /** Somebody else was faster: how it is now is read; what was typed stays. */
  onReload: () => void;
}

/** Changes an item. A new price is typed once more; where somebody else was faster, both versions are shown. */
export function ItemForm({ item, userId, onDone, onReload }: ItemFormProps) {
  const { t } = useTranslation('admin-orders');
  const explain = useStaffText();
  const changing = useMutation(changeItemMutation(userId));
  const [draft, setDraft] = useState<ItemDraft>(() => draftOf(item));
  const [faults, setFaults] = useState<readonly DraftFault[]>([]);
  const [asksPrice, setAsksPrice] = useState(false);
  const [wasFirst, setWasFirst] = useState(true);
  const send = () => {
    if (changing.isPending) return;
    changing
      .mutateAsync({ sku: item.sku, version: item.version, change: changeOf(item, draft) })
      .then(() => {
        toast({ title: t('itemKept') });
        onDone();
      })
      .catch((failure: unknown) => {
        setAsksPrice(false);
        if (adminRefusalIn(failure) !== 'version_conflict') return;
        setWasFirst(false);
        onReload();
      });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = faultsIn(draft);
    setFaults(wrong);
    if (wrong.length > 0) return;
    const change = changeOf(item, draft);
    if (Object.keys(change).length === 0) toast({ title: t('nothingChanged') });
    else if (change.unit_price_cents !== undefined) setAsksPrice(true);
    else send();
  };
  return (
    <form noValidate className="grid gap-6" onSubmit={submit}>
      <ItemFields
        item={item}
        draft={draft}
        faults={faults}
        onChange={(changed) => {
          setDraft((before) => ({ ...before, ...changed }));
          setFaults([]);
        }}
      />
      {changing.isError ? <ErrorState title={t('words.failed')} text={explain(changing.error)} /> : null}
      {wasFirst ? null : <TwoVersions item={item} draft={draft} onTake={() => setDraft(draftOf(item))} />}
      <div>
        <Button type="submit" busy={changing.isPending}>
          {t('itemKeep')}
        </Button>
      </div>
      {asksPrice ? (
        <PriceDialog
          item={item}
          price={draft.price}
          isBusy={changing.isPending}
          onClose={() => setAsksPrice(false)}
          onConfirm={send}
        />
      ) : null}
    </form>
  );
}
