import { type Language, languageCodes } from '../../config/languages.ts';
import { paths } from '../../config/paths.ts';
import type { ConsentChoice } from './consent.ts';

/** What is measured and told as a single number; times in milliseconds. Nothing else is taken. */
export const metricKinds = {
  /** 1 for each page that is opened. */
  page_view: 'analytics',
  /** Until the first page of a visit was loaded. */
  load_ms: 'analytics',
  /** Until the largest part of it was painted. */
  largest_paint_ms: 'analytics',
  /** How much of it moved by itself, as the browser counts it. */
  layout_shift: 'analytics',
  /** 1 for each visit that listened to news of lists, and for each time that its line broke and was there again. */
  live_session: 'analytics',
  live_reconnect: 'analytics',
  /** 1 for each offer that came into view, and for each that was opened. */
  offer_shown: 'marketing',
  offer_opened: 'marketing',
} as const satisfies Readonly<Record<string, keyof ConsentChoice>>;
type MissingText = `missing_text_${Language}`;
/** 1 for each visit in which a text was missing in a language. */
export const missingText = (language: Language): MissingText => `missing_text_${language}`;

export type MetricName = keyof typeof metricKinds | MissingText;
export const metricNames: readonly MetricName[] = [
  ...(Object.keys(metricKinds) as (keyof typeof metricKinds)[]),
  ...languageCodes.map(missingText),
];

/** Of addresses that no page has. */
export const unknownPage = '/*';

/** Addresses as the router writes them: one with an id or a token is none of them. */
export const metricPages: readonly string[] = [...Object.values(paths), unknownPage];

/** No time of a page is longer (ms). */
export const maxMetric = 600_000;

/** Where a browser sends them, on the site's own address. */
export const metricsPath = '/api/metrics';
