import { Link } from 'react-router-dom';
import { Notice } from '@/components/ui/notice';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import { Fold } from '../parts/fold';
import type { Piece } from './pieces';
import type { PartProps } from './types';

export interface PiecesProps extends PartProps {
  pieces: readonly Piece[];
}

/** The pieces of a part on the page. */
export function Pieces({ pieces, ...props }: PiecesProps) {
  return (
    <div className="grid gap-4 *:min-w-0">
      {pieces.map((piece) => (
        <PieceView key={keyOf(piece)} piece={piece} {...props} />
      ))}
    </div>
  );
}

/** Nothing is said twice in a part, so the words are the key. */
function keyOf(piece: Piece): string {
  switch (piece.kind) {
    case 'list':
      return `list ${piece.items[0]?.lead} ${piece.items[0]?.text}`;
    case 'table':
      return `table ${piece.caption}`;
    case 'drawing':
      return `drawing ${piece.key}`;
    case 'quote':
      return `quote ${piece.about}`;
    default:
      return `${piece.kind} ${piece.text}`;
  }
}

const looks = { body: undefined, small: 'text-sm text-ink-soft', strong: 'font-semibold' } as const;

function PieceView({ piece, view, texts }: PartProps & { piece: Piece }) {
  switch (piece.kind) {
    case 'text':
      return <p className={looks[piece.look]}>{piece.text}</p>;
    case 'heading':
      return <h3 className="mt-3 first:mt-0">{piece.text}</h3>;
    case 'note':
      return <Notice>{piece.text}</Notice>;
    case 'list':
      return <ListView {...piece} />;
    case 'quote':
      return (
        <figure className="border-s-2 border-mark ps-5 print:break-inside-avoid">
          <figcaption className="text-sm text-ink-soft">{piece.about}</figcaption>
          <blockquote className="mt-1 font-serif text-[1.08rem] whitespace-pre-line">{piece.text}</blockquote>
        </figure>
      );
    case 'table':
      return piece.opener === null ? (
        <TableView {...piece} />
      ) : (
        <Fold look="link" title={piece.opener}>
          <TableView {...piece} />
        </Fold>
      );
    case 'link':
      return (
        <p data-print="hide">
          <Link to={piece.to} className="link inline-flex min-h-11 items-center">
            {piece.text}
          </Link>
        </p>
      );
    case 'drawing':
      return <piece.Drawing view={view} texts={texts} />;
  }
}

function ListView({ items, ordered }: Piece & { kind: 'list' }) {
  const List = ordered ? 'ol' : 'ul';
  return (
    <List className={ordered ? listLooks.ordered : listLooks.plain}>
      {items.map(({ lead, text, lang }) => (
        <li key={`${lead} ${text}`}>
          {lead ? <b>{lead}</b> : null}
          {lead && text ? ' ' : null}
          <span lang={lang}>{text}</span>
        </li>
      ))}
    </List>
  );
}

const listLooks = {
  plain: 'grid list-disc gap-1.5 ps-5 marker:text-ink-soft',
  ordered: 'grid list-decimal gap-2.5 ps-6 marker:font-semibold marker:text-ink-soft',
} as const;

/** Cells this short are figures, which do not break. */
const figureLength = 10;

function TableView({ caption, columns, rows }: Piece & { kind: 'table' }) {
  return (
    <Table caption={caption} hideCaption>
      <TableHead>
        <TableRow>
          {columns.map(({ title }) => (
            <TableHeader key={title}>{title}</TableHeader>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ cells: [name = '', ...cells], note }) => (
          <TableRow key={name}>
            <TableHeader scope="row">
              {name}
              {note ? <span className="block text-sm font-normal text-ink-soft">{note}</span> : null}
            </TableHeader>
            {cells.map((cell, index) => (
              <TableCell
                key={columns[index + 1]?.title}
                className={cell.length <= figureLength ? 'whitespace-nowrap' : undefined}
              >
                {cell}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
