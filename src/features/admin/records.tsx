import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';

export interface Column<Row> {
  readonly id: string;
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  readonly isNumber?: boolean;
  /** The list is sorted by it; `other`: by a rule that is no mere up or down. */
  readonly sorted?: 'ascending' | 'descending' | 'other';
}

export interface RecordsProps<Row> {
  caption: string;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** The first names the row. */
  columns: readonly [Column<Row>, ...Column<Row>[]];
}

// Drawn as cards a table is no table to some screen readers, unless it says so.
const as = (role: string) => ({ role });

/** Rows of a list: a table, on a phone a card each. A row takes the focus by its `data-row`. */
export function Records<Row>({ caption, rows, keyOf, columns }: RecordsProps<Row>) {
  const [first, ...others] = columns;
  return (
    <table {...as('table')} className="w-full border-collapse text-start tabular-nums max-md:block">
      <caption className="sr-only">{caption}</caption>
      <thead {...as('rowgroup')} className="max-md:sr-only">
        <tr {...as('row')} className="border-b border-ink">
          {columns.map(({ id, label, isNumber, sorted }) => (
            <th
              key={id}
              {...as('columnheader')}
              scope="col"
              aria-sort={sorted}
              className={cx(
                'py-3 pe-6 align-baseline text-sm font-semibold last:pe-0',
                isNumber ? 'text-end' : 'text-start',
              )}
            >
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...as('rowgroup')} className="max-md:grid max-md:gap-3">
        {rows.map((row) => (
          <tr
            key={keyOf(row)}
            {...as('row')}
            data-row={keyOf(row)}
            tabIndex={-1}
            className="border-b border-line max-md:grid max-md:gap-1.5 max-md:rounded-m max-md:border max-md:p-4"
          >
            <th
              {...as('rowheader')}
              scope="row"
              className="py-3 pe-6 text-start align-baseline font-medium wrap-anywhere max-md:p-0"
            >
              {first.cell(row)}
            </th>
            {others.map(({ id, label, cell, isNumber }) => {
              const content = cell(row);
              return (
                <td
                  key={id}
                  {...as('cell')}
                  className={cx(
                    'py-3 pe-6 align-baseline last:pe-0 max-md:flex max-md:flex-wrap max-md:items-baseline max-md:justify-between max-md:gap-x-4 max-md:p-0',
                    content === null && 'max-md:hidden',
                    isNumber && 'text-end',
                  )}
                >
                  <span aria-hidden="true" className="text-sm text-ink-soft md:hidden">
                    {label}
                  </span>
                  {content}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
