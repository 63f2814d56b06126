import type { ComponentType } from 'react';
import type { ReportView } from '@/lib/reports/view';
import type { PdfBlock } from '@/pdf/document';
import type { ReportTexts } from '../words/texts';

/** Makes a part of a report; null when this report has nothing to say there. */
export type PartMaker = (view: ReportView, texts: ReportTexts) => SpecialPart | null;

/** `first`: before the areas. `after_areas`: right after them. `before_scoring`: after plan and next checks. */
export type PartPlace = 'first' | 'after_areas' | 'before_scoring';

/** What every part of a report is drawn from. */
export interface PartProps {
  view: ReportView;
  texts: ReportTexts;
}

/**
 * A part that only some tests have. Page, contents and PDF draw heading and place; the component and the blocks are
 * what stands under the heading.
 */
export type SpecialPart = {
  /** Anchor of the section: unique in a report, kebab-case, never one of the ids of sections.ts. */
  readonly id: string;
  readonly place: PartPlace;
  /** In the reader's language. */
  readonly title: string;
  readonly Component: ComponentType<PartProps>;
  readonly blocks: (view: ReportView, texts: ReportTexts) => readonly PdfBlock[];
};
