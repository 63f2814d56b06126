import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { attemptQuery } from '@/api/attempts/queries';
import { exportSources } from '@/api/exports/pages';
import { toast } from '@/components/ui/toast-store';
import { type Planning, usePlanning } from '@/contexts/use-planning';
import { offerFile } from '@/hooks/offer-file';
import { earlierAttempt } from '@/lib/assessments/history';
import type { DocumentPart, ExportView } from '@/lib/exports/progress-data';
import { latestOfEach } from '@/lib/exports/progress-data';
import { type DayRange, type ExportRange, exportFileName, exportRange, isWithin } from '@/lib/exports/range';
import { toMs } from '@/lib/time';
import { documentData, exportedRuns, exportedViews, firstDay } from './document-data';
import type { DocumentInput, OwnWords } from './files/document-input';
import { type ExportTexts, useExportTexts } from './files/export-texts';
import { openAnswersOf } from './own-words';

export type ExportChoice = { readonly range: ExportRange } & (
  | { readonly kind: 'csv' }
  | { readonly kind: 'pdf'; readonly parts: ReadonlySet<DocumentPart>; readonly note: string }
  | {
      readonly kind: 'provider';
      readonly parts: ReadonlySet<DocumentPart>;
      readonly note: string;
      /** Ids of attempts. */
      readonly chosen: ReadonlySet<string>;
      readonly allowed: ReadonlySet<string>;
    }
);
const resultParts: ReadonlySet<DocumentPart> = new Set(['results', 'changes', 'timing']);
type DocumentChoice = Exclude<ExportChoice, { kind: 'csv' }>;

export type ExportState =
  | { readonly kind: 'idle' | 'nothing' }
  /** Rows read so far; null where none are counted. */
  | { readonly kind: 'working'; readonly rows: number | null };

interface Making {
  readonly client: QueryClient;
  readonly userId: string;
  readonly planning: Planning;
  readonly range: DayRange;
  readonly today: string;
  readonly signal: AbortSignal;
}

/** Makes a file of what was chosen and hands it over; says when there is nothing, and can be stopped. */
export function useSaveExport(userId: string, onSaved: () => void) {
  const client = useQueryClient();
  const planning = usePlanning(userId);
  const texts = useExportTexts();
  const [state, setState] = useState<ExportState>({ kind: 'idle' });
  const running = useRef<AbortController | null>(null);
  // Whoever leaves wants no file.
  useEffect(() => () => running.current?.abort(), []);

  const save = async (choice: ExportChoice) => {
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setState({ kind: 'working', rows: null });
    try {
      const today = planning.dayOf(Date.now());
      const range = exportRange(choice.range, today, await firstDay(client, userId, planning));
      const making: Making = { client, userId, planning, range, today, signal };
      const file =
        choice.kind === 'csv'
          ? await saveTables(making, (rows) => setState({ kind: 'working', rows }))
          : await saveFor(choice, making, texts);
      if (signal.aborted) return;
      setState({ kind: file === null ? 'nothing' : 'idle' });
      if (file === null) return;
      toast({ title: texts.report('report:save.done', { file }) });
      onSaved();
    } catch (error) {
      if (signal.aborted) return;
      console.error(error);
      setState({ kind: 'idle' });
      toast({
        title: texts.report('report:files.failed'),
        description: texts.report('report:save.failedText'),
        variant: 'destructive',
      });
    }
  };
  const stop = () => {
    running.current?.abort();
    setState({ kind: 'idle' });
  };
  return { state, save, stop, clear: () => setState({ kind: 'idle' }) };
}

/** The six tables in a ZIP; null without a row. */
async function saveTables(
  { userId, planning, range, today, signal }: Making,
  onRows: (rows: number) => void,
): Promise<string | null> {
  const [{ csvPieces }, { makeZip }] = await Promise.all([
    import('@/lib/exports/csv-pieces'),
    import('@/hooks/make-zip'),
  ]);
  let read = 0;
  const pieces = csvPieces(exportSources(userId, range, signal), {
    range,
    today,
    weekStart: planning.weekStart,
    localDay: planning.dayOf,
  });
  const zip = await makeZip(
    pieces,
    (rows) => {
      read = rows;
      onRows(rows);
    },
    signal,
  );
  if (read === 0) return null;
  signal.throwIfAborted();
  const name = exportFileName('tables', range, 'zip');
  offerFile(zip, name);
  return name;
}

/** What stands in a document: for oneself the latest of each test, for a professional what was chosen and nothing else. */
function chosenAttempts(choice: DocumentChoice, all: readonly ExportView[], { range, planning }: Making) {
  if (choice.kind === 'provider') {
    const shown = all.filter(({ id }) => choice.chosen.has(id));
    return { shown, among: shown };
  }
  const inside = all.filter(({ completedAt }) => {
    const ms = toMs(completedAt);
    return ms !== null && isWithin(range, planning.dayOf(ms));
  });
  return { shown: latestOfEach(inside), among: all };
}

/** A document of what was chosen; null where nothing is in it. */
async function saveFor(choice: DocumentChoice, making: Making, texts: ExportTexts): Promise<string | null> {
  const { client, userId, signal } = making;
  const isProvider = choice.kind === 'provider';
  // Without a result there is nothing to say of results.
  const parts =
    isProvider && choice.chosen.size === 0
      ? new Set([...choice.parts].filter((part) => !resultParts.has(part)))
      : choice.parts;
  const [data, all, { saveDocument }] = await Promise.all([
    documentData(client, { ...making, parts }),
    exportedViews(client, userId),
    import('./files/save-document'),
  ]);
  const { shown, among } = chosenAttempts(choice, all, making);
  const pairs = shown.flatMap((later) => {
    const earlier = earlierAttempt(later, among);
    return earlier ? [[earlier, later] as const] : [];
  });
  const input: DocumentInput = {
    kind: isProvider ? 'provider' : 'progress',
    data,
    texts,
    parts,
    shown,
    pairs,
    runs: parts.has('timing') ? await exportedRuns(client, userId, shown) : {},
    note: choice.note,
    allowed: isProvider ? choice.allowed : null,
    openAnswers: isProvider ? await tickedAnswers(choice.allowed, shown, making, texts) : {},
    madeAt: Date.now(),
  };
  if (isEmpty(input)) return null;
  signal.throwIfAborted();
  return saveDocument(input);
}

/** Open answers of shown results, read only where one was ticked. */
async function tickedAnswers(
  allowed: ReadonlySet<string>,
  shown: readonly ExportView[],
  { client, userId }: Making,
  texts: ExportTexts,
): Promise<DocumentInput['openAnswers']> {
  const ticked = shown.filter(({ id }) => [...allowed].some((own) => own.startsWith(`answer/${id}/`)));
  const told = ticked.map(async (attempt): Promise<[string, OwnWords[]]> => {
    const record = await client.fetchQuery(attemptQuery(userId, attempt.id));
    const own = openAnswersOf(attempt, record?.texts ?? {}, texts);
    return [attempt.id, own.filter(({ id }) => allowed.has(id))];
  });
  return Object.fromEntries(await Promise.all(told));
}

/** Whether there is nothing to tell in any of its parts. */
function isEmpty({ data, parts, shown, note }: DocumentInput): boolean {
  const { days, book, plans, series } = data;
  return (
    note.trim() === '' &&
    !(shown.length > 0 && [...parts].some((part) => resultParts.has(part))) &&
    days.length + book.habits.length + book.goals.length + plans.length + series.length === 0
  );
}
