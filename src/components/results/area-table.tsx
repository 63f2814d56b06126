import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';

/** What the columns beside the name hold, in their order. */
const columnIds = ['score', 'level', 'answers'] as const;
type ColumnId = (typeof columnIds)[number];

export interface AreaTableProps {
  caption: string;
  /** Heads of the columns; one that is not there leaves the column out. */
  columns: { readonly area: string } & { readonly [id in ColumnId]?: string | undefined };
  rows: readonly ({ readonly id: string; readonly name: string } & {
    readonly [id in ColumnId]?: string | null;
  })[];
}

/** The areas of a result as a table: the same numbers as the bars, for those who read better in rows. */
export function AreaTable({ caption, columns, rows }: AreaTableProps) {
  const shown = columnIds.filter((id) => columns[id] !== undefined);
  return (
    <Table caption={caption} hideCaption>
      <TableHead>
        <TableRow>
          <TableHeader>{columns.area}</TableHeader>
          {shown.map((id) => (
            <TableHeader key={id}>{columns[id]}</TableHeader>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={row.id}>
            <TableHeader scope="row">{row.name}</TableHeader>
            {shown.map((id) => (
              <TableCell key={id}>{row[id]}</TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
