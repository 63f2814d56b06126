import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { decideManyMutation, type ManyDecision } from '@/api/admin/decisions';
import type { ManyResult, PostKind } from '@/api/admin/shapes';
import { useRefusalText } from '@/components/posts/use-refusal-text';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Notice } from '@/components/ui/notice';
import { toast } from '@/components/ui/toast-store';
import { useFormats } from '@/i18n/use-formats';
import { needsReason } from '@/lib/admin/offers';
import { AppError } from '@/lib/app-error';
import { useDesk } from './desk-context';
import { ReasonDialog, type Reasons } from './reason-dialog';

type ManyAction = 'approve' | 'reject' | 'claim' | 'dismiss' | 'escalate';

export interface BulkActions<Row> {
  readonly of: ManyDecision['of'];
  readonly actions: readonly ManyAction[];
  readonly itemOf: (row: Row) => {
    readonly kind?: PostKind;
    readonly target: string;
    readonly version: number;
  };
}

export interface BulkBarProps<Row> {
  rows: readonly Row[];
  chosen: readonly Row[];
  nameOf: (row: Row) => string;
  actions: BulkActions<Row>;
  onTickAll: (on: boolean) => void;
  onDone: () => void;
}

interface Outcome extends ManyResult {
  readonly name: string;
}

/** One decision about all that are ticked, and what became of each. */
export function BulkBar<Row>({ rows, chosen, nameOf, actions, onTickAll, onDone }: BulkBarProps<Row>) {
  const { t } = useTranslation('admin-desk');
  const { count } = useFormats();
  const { userId } = useDesk();
  const explain = useRefusalText();
  const [asked, setAsked] = useState<ManyAction | null>(null);
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);
  const deciding = useMutation(decideManyMutation(userId));

  const decide = (action: ManyAction, reasons: Pick<Reasons, 'reasonCode' | 'reason'>) => {
    if (deciding.isPending) return;
    const items = chosen.map(actions.itemOf);
    const names = new Map(chosen.map((row, index) => [items[index]?.target, nameOf(row)]));
    deciding.mutate(
      { of: actions.of, action, ...reasons, items },
      {
        onSuccess: (results) => {
          setAsked(null);
          setOutcomes(results.map((result) => ({ ...result, name: names.get(result.target) ?? '' })));
          onDone();
        },
        onError: (failure) => {
          if (!needsReason(action))
            toast({ title: t('words.failed'), description: explain(failure), variant: 'destructive' });
        },
      },
    );
  };
  const press = (action: ManyAction) => {
    deciding.reset();
    if (needsReason(action)) setAsked(action);
    else decide(action, { reasonCode: 'other', reason: '' });
  };
  return (
    <div className="mb-3 grid gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Checkbox
          label={
            chosen.length > 0
              ? t('bulk.chosen', { count: chosen.length, shown: count(chosen.length) })
              : t('bulk.all')
          }
          checked={chosen.length > 0 && chosen.length === rows.length}
          onChange={({ target }) => onTickAll(target.checked)}
        />
        {chosen.length > 0 &&
          actions.actions.map((action) => (
            <Button
              key={action}
              size="sm"
              variant="outline"
              busy={deciding.isPending}
              onClick={() => press(action)}
            >
              {t(`do.${action}`)}
            </Button>
          ))}
      </div>
      {outcomes.length > 0 && <Outcomes outcomes={outcomes} onClose={() => setOutcomes([])} />}
      {asked && (
        <ReasonDialog
          title={t(`do.${asked}`)}
          effect={t('bulk.effect', { count: chosen.length, shown: count(chosen.length) })}
          confirm={t(`do.${asked}`)}
          required
          busy={deciding.isPending}
          problem={deciding.isError ? explain(deciding.error) : undefined}
          onConfirm={(reasons) => decide(asked, reasons)}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
}

function Outcomes({ outcomes, onClose }: { outcomes: readonly Outcome[]; onClose: () => void }) {
  const { t } = useTranslation('admin-desk');
  const { count } = useFormats();
  const explain = useRefusalText();
  const done = outcomes.filter(({ code }) => code === null).length;
  return (
    <Notice role="status" tone={done === outcomes.length ? 'good' : 'caution'}>
      <p className="font-semibold">{t('bulk.done', { done: count(done), all: count(outcomes.length) })}</p>
      <ul className="mt-2 grid max-h-64 gap-1 overflow-y-auto text-sm">
        {outcomes.map(({ target, name, code }) => (
          <li key={target} className="wrap-anywhere">
            {t('words.pair', {
              name,
              text:
                code === null ? t('bulk.ok') : explain(new AppError('unknown', { cause: { message: code } })),
            })}
          </li>
        ))}
      </ul>
      <Button size="sm" variant="ghost" className="-ms-4 mt-2" onClick={onClose}>
        {t('close')}
      </Button>
    </Notice>
  );
}
