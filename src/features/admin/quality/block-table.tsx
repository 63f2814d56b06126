import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { allQualityRows, qualityRowsQuery } from '@/api/admin/quality';
import { ErrorState } from '@/components/error-state';
import { Section } from '@/components/section';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { toast } from '@/components/ui/toast-store';
import { offerFile } from '@/hooks/offer-file';
import { dynamicText } from '@/i18n/dynamic-text';
import { csvLines } from '@/lib/accounts/csv';
import { fileRowOf, type QualityBlock, type QualityRow, qualityBlocks } from '@/lib/admin/quality';
import { MoreButton } from '../more-button';
import { type Column, Records } from '../records';
import { useStaffText } from '../use-staff-text';
import { useCell } from './use-cell';

export interface BlockTableProps {
  block: QualityBlock;
  madeAt: string | null;
  userId: string;
}

/** A block of the report as a table, and as a file. */
export function BlockTable({ block, madeAt, userId }: BlockTableProps) {
  const { t } = useTranslation('admin-quality');
  const cell = useCell();
  const list = useInfiniteQuery(qualityRowsQuery(userId, block, madeAt));
  const { data, error, isFetching, refetch } = list;
  const title = t(`blocks.${block}.title`);
  if (!data) {
    if (!error) return <Skeleton className="h-96" />;
    return <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  const rows = data.pages.flat();
  const columns = qualityBlocks[block].map(
    ([name, kind]): Column<QualityRow> => ({
      id: name,
      label: dynamicText(t, 'admin-quality', `columns.${name}`, { defaultValue: name }),
      cell: (row) => cell(kind, row[name]),
      isNumber: kind === 'count' || kind === 'share' || kind === 'figure',
    }),
  );
  return (
    <Section title={title} action={rows.length > 0 && <SaveButton block={block} />}>
      <p className="mb-4 max-w-prose text-ink-soft">{t(`blocks.${block}.text`)}</p>
      {rows.length === 0 ? (
        <p className="border-y border-line py-6 text-ink-soft">{t('empty')}</p>
      ) : (
        <div className="overflow-x-auto">
          <Records
            caption={title}
            rows={rows}
            keyOf={({ place }) => String(place)}
            columns={columns as [Column<QualityRow>, ...Column<QualityRow>[]]}
          />
        </div>
      )}
      <div className="mt-4">
        <MoreButton label={t('words.more')} list={list} />
      </div>
    </Section>
  );
}

function SaveButton({ block }: { block: QualityBlock }) {
  const { t } = useTranslation('admin-quality');
  const { t: team } = useTranslation('admin-team');
  const client = useQueryClient();
  const explain = useStaffText();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      const rows = await allQualityRows(client, block);
      const lines = csvLines(rows.map((row) => fileRowOf(block, row, t('few'))));
      offerFile(new Blob([...lines], { type: 'text/csv;charset=utf-8' }), `quality-${block}.csv`);
    } catch (failure) {
      toast({ title: t('words.failed'), description: explain(failure), variant: 'destructive' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="outline" size="sm" busy={isBusy} onClick={() => void save()}>
      <Download aria-hidden="true" />
      {team('csv.do')}
    </Button>
  );
}
