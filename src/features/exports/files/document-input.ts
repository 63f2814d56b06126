import type { HabitBook } from '@/api/habits/shapes';
import type { SeriesScore } from '@/components/runs/series-figure';
import type { FocustrackRun } from '@/lib/cognitive/focustrack/stored-run';
import type { ExerciseId } from '@/lib/exercises/ids';
import type { DocumentPart, ExportView } from '@/lib/exports/progress-data';
import type { DayRange } from '@/lib/exports/range';
import type { WeekStart } from '@/lib/plans/dates';
import type { FocusPlan } from '@/lib/plans/plan';
import type { BurstFacts, DayFacts } from '@/lib/progress/days';
import type { ExportTexts } from './export-texts';

/** What was read for a document. */
export interface DocumentData {
  readonly range: DayRange;
  readonly today: string;
  readonly weekStart: WeekStart;
  readonly tz: string;
  /** Name or nickname; null where none was given. */
  readonly name: string | null;
  readonly days: readonly DayFacts[];
  readonly bursts: readonly BurstFacts[];
  readonly book: HabitBook;
  readonly series: readonly { readonly id: ExerciseId; readonly runs: readonly SeriesScore[] }[];
  readonly plans: readonly FocusPlan[];
}

/** A text that the person wrote, with what it is a text of. */
export interface OwnWords {
  readonly id: string;
  /** The question it answers, or what sort of text it is. */
  readonly label: string;
  readonly text: string;
}

export interface DocumentInput {
  /** For oneself, or for a professional: the same parts, told with their basis. */
  readonly kind: 'progress' | 'provider';
  readonly data: DocumentData;
  readonly texts: ExportTexts;
  readonly parts: ReadonlySet<DocumentPart>;
  /** Results that are shown, newest first. */
  readonly shown: readonly ExportView[];
  /** Each with the one before it, both of them allowed in the document. */
  readonly pairs: readonly (readonly [earlier: ExportView, later: ExportView])[];
  /** Reaction-time runs by the id of their attempt. */
  readonly runs: Readonly<Record<string, FocustrackRun>>;
  readonly note: string;
  /** Own texts that may stand in it, by id; null lets every title stand, in a file for oneself. */
  readonly allowed: ReadonlySet<string> | null;
  /** Open answers of shown attempts, by attempt. */
  readonly openAnswers: Readonly<Record<string, readonly OwnWords[]>>;
  /** Milliseconds since 1970. */
  readonly madeAt: number;
}

/** An own text, or what stands for it where it was not ticked. */
export const ownText = (
  { allowed }: Pick<DocumentInput, 'allowed'>,
  id: string,
  text: string,
  otherwise: string,
) => (allowed === null || allowed.has(id) ? text : otherwise);
