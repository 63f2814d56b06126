import { createInstance } from 'i18next';
import type { DocumentData, DocumentInput } from '@/features/exports/files/document-input';
import { exportNamespaces } from '@/features/exports/files/export-namespaces';
import { type ExportTexts, exportTexts } from '@/features/exports/files/export-texts';
import { reportNamespaces } from '@/i18n/report-words';
import { earlierAttempt } from '@/lib/assessments/history';
import { findInstrument } from '@/lib/assessments/instruments';
import { type DocumentPart, documentParts, type ExportView, exportView } from '@/lib/exports/progress-data';
import type { ExportedAttempt } from '@/lib/exports/sources';
import { addDays } from '@/lib/plans/dates';
import { textsOfLanguage } from '../reports/support/texts.ts';

/** The texts of a file as they ship in a language. */
export async function textsIn(language: string): Promise<ExportTexts> {
  const i18n = createInstance();
  await i18n.init({
    lng: language,
    fallbackLng: false,
    ns: [...exportNamespaces, 'common'],
    defaultNS: 'common',
    fallbackNS: 'common',
    resources: { [language]: textsOfLanguage(language) },
    interpolation: { escapeValue: false },
  });
  const t = (namespace: string | readonly string[]) =>
    i18n.getFixedT(language, namespace as 'exports') as never;
  return exportTexts({
    language,
    t: t('exports'),
    report: t([...reportNamespaces]),
    progress: t('progress'),
    habits: t('habits'),
    plans: t('plans'),
    trends: t('training-history'),
    history: t('history'),
    tests: t('tests'),
    common: t('common'),
  });
}

export const today = '2026-11-28';

/** A Focus Snapshot in which every area has the same answer. */
export function snapshot(
  id: string,
  ago: number,
  answer: number,
  more: Partial<ExportedAttempt> = {},
): ExportedAttempt {
  const definition = findInstrument(more.test_id ?? 'focus_snapshot');
  const questions = (definition?.domains ?? []).flatMap(({ prefix }) =>
    [1, 2, 3, 4].map((n) => `${prefix}00${n}`),
  );
  const percent = (answer - 1) * 25;
  const day = addDays(today, -ago);
  return {
    id,
    test_id: 'focus_snapshot',
    instrument_version: '3.0.0',
    form: 'self',
    language: 'en',
    overall: percent,
    domains: Object.fromEntries((definition?.domains ?? []).map((domain) => [domain.id, percent])),
    band: 'Moderate',
    question_ids: questions,
    answers: Object.fromEntries(questions.map((question) => [question, answer])),
    answered_count: questions.length,
    quality: { level: 'ok', flags: [], thin_prefixes: [], out_of_range: false },
    started_at: `${day}T09:00:00Z`,
    completed_at: `${day}T09:03:00Z`,
    details: null,
    invite_id: null,
    ...more,
  };
}

export const views = [
  exportView(snapshot('a2', 3, 2)),
  exportView(
    snapshot('c1', 10, 3, {
      test_id: 'child_focus_tracker',
      form: 'parent',
      details: { child_label: 'Mia' },
    }),
  ),
  exportView(snapshot('a1', 40, 4)),
];

const weekly = (title: string, id: string) => ({
  id,
  title,
  cue: '',
  schedules: [{ from: addDays(today, -40), schedule: { type: 'quota' as const, perWeek: 3 } }],
  unit: 'times' as const,
  target: 1,
  starts_on: addDays(today, -40),
  status: 'active' as const,
  created_at: `${addDays(today, -40)}T00:00:00Z`,
  entries: Object.fromEntries([1, 3, 5, 8, 10, 12].map((ago) => [addDays(today, -ago), 1])),
});

const step = (id: string, week: number, title: string, more: object = {}) => ({
  id,
  week,
  place: 0,
  part: 'practice' as const,
  title,
  link: '/training-hub/focus-burst/intro',
  cadence_text: 'Daily, 3-5 minutes',
  times_per_week: 5,
  minutes: 5,
  kind: 'exercise' as const,
  area: null,
  removed: false,
  swapped_ms: 0,
  skipped: false,
  skip_reason: null,
  skipped_ms: 0,
  ticks: { [addDays(today, -9)]: { on: true, at: 1 } },
  ...more,
});

export const data: DocumentData = {
  range: { from: addDays(today, -59), to: today },
  today,
  weekStart: 1,
  tz: 'UTC',
  name: 'Ada',
  days: Array.from({ length: 40 }, (_, ago) => ({
    date: addDays(today, ago - 40),
    focus_s: 600 + 120 * (ago % 7),
    training_s: 300,
    runs: 1,
    bursts: ago % 2,
    tasks_done: ago % 3,
    active: true,
  })),
  bursts: Array.from({ length: 20 }, (_, n) => ({
    date: addDays(today, -2 * n),
    hour: 9,
    planned_s: 1500,
    focused_s: n % 3 === 0 ? 600 : 1500,
    mood_before: 'tired' as const,
    mood_after: 'calm' as const,
  })),
  book: {
    habits: [weekly('Walk with my dog Zorro', 'h1')],
    days_off: [],
    goals: [
      {
        id: 'g1',
        kind: 'minutes',
        scope: 'any',
        target: 60,
        earlier_target: null,
        target_from: addDays(today, -50),
        status: 'active',
        created_at: `${addDays(today, -50)}T00:00:00Z`,
      },
    ],
  },
  series: [
    {
      id: 'gonogo',
      runs: Array.from({ length: 14 }, (_, n) => ({
        id: `r${n}`,
        score: 40 + 3 * n,
        variant: 'signs',
        mode: 'train',
        finishedAt: `${addDays(today, 3 * n - 45)}T10:00:00Z`,
        taskVersion: '1.0.0',
        deviceClass: 'keyboard',
        screenClass: 'desktop',
      })),
    },
  ],
  plans: [
    {
      id: 'p1',
      attempt_id: 'a1',
      test_id: 'focus_snapshot',
      origin: 'report',
      language: 'en',
      starts_on: addDays(today, -12),
      weeks: 4,
      proposals: [],
      status: 'active',
      accepted_at: `${addDays(today, -12)}T00:00:00.000Z`,
      ended_at: null,
      items: [
        step('i1', 1, 'Focus Burst'),
        step('i2', 2, 'Call aunt Petunia', { link: null, kind: 'task', times_per_week: null }),
      ],
    },
  ],
};

/** A document of the sample; for oneself with all of it. */
export function inputOf(texts: ExportTexts, more: Partial<DocumentInput> = {}): DocumentInput {
  const shown: readonly ExportView[] = more.shown ?? views.slice(0, 2);
  return {
    kind: 'progress',
    data,
    texts,
    parts: new Set<DocumentPart>(documentParts),
    shown,
    pairs: shown.flatMap((later) => {
      const earlier = earlierAttempt(later, views);
      return earlier ? [[earlier, later] as const] : [];
    }),
    runs: {},
    note: 'For my next visit.',
    allowed: null,
    openAnswers: {},
    madeAt: Date.parse(`${today}T12:00:00Z`),
    ...more,
  };
}
