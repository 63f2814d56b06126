import type { ReportView } from '@/lib/reports/view';
import type { ReportTexts } from '../words/texts';
import { pieceBlocks } from './piece-blocks';
import { Pieces } from './piece-view';
import type { Piece } from './pieces';
import type { PartMaker, PartPlace, PartProps, SpecialPart } from './types';

export type PartDefinition = {
  readonly id: string;
  readonly place: PartPlace;
  /** Steps, exercises and advice to the person: no part of what others are shown. */
  readonly ownerOnly?: true;
  readonly title: (texts: ReportTexts, view: ReportView) => string;
  /** Null when this report has nothing to say here: then there is no part. */
  readonly pieces: (view: ReportView, texts: ReportTexts) => readonly Piece[] | null;
};

/** Makes a part of its pieces. Called once per part and not per report: its component keeps its identity. */
export function definePart({ id, place, ownerOnly, title, pieces }: PartDefinition): PartMaker {
  const Component = ({ view, texts }: PartProps) => (
    <Pieces pieces={pieces(view, texts) ?? []} view={view} texts={texts} />
  );
  const blocks: SpecialPart['blocks'] = (view, texts) => pieceBlocks(pieces(view, texts) ?? []);
  return (view, texts) =>
    (ownerOnly && view.reader.audience !== 'owner') || pieces(view, texts) === null
      ? null
      : { id, place, title: title(texts, view), Component, blocks };
}
