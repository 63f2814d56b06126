/**
 * Prints the finished self-checks of the demo people, scored by the product's own code, which the embedded backend may not
 * import: npm run seed:demo-results > supabase/local/seed/demo-results.json. To be printed again when a definition changes.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { scoreSubmission } from '../src/lib/assessments/attempt.ts';
import { itemText, readStoredItems } from '../src/lib/assessments/bank-item.ts';
import type { TestId } from '../src/lib/assessments/catalogue.ts';
import { instruments } from '../src/lib/assessments/instruments.ts';
import { selectQuestions } from '../src/lib/assessments/selection.ts';
import type { SelectableItem } from '../src/lib/assessments/types.ts';
import { dayMs, minuteMs, toIso } from '../src/lib/time.ts';

interface Taken {
  readonly test: TestId;
  readonly daysAgo: number;
  /** The start of a domain's id to the usual answer, 1 to 5; the others answer `else`. */
  readonly answers: Readonly<Record<string, number>>;
  readonly else: number;
}

/** What somebody says who works on it: hard in places at first, a little easier seven weeks later. */
const taken: readonly Taken[] = [
  { test: 'focus_snapshot', daysAgo: 54, answers: { organi: 5, attention: 4 }, else: 3 },
  { test: 'focuscheck_adult_screening', daysAgo: 40, answers: { planning: 4, distract: 4 }, else: 3 },
  { test: 'focus_snapshot', daysAgo: 5, answers: { organi: 4, attention: 3, daily: 2 }, else: 3 },
];

function bankOf(key: string): SelectableItem[] {
  const folder = fileURLToPath(new URL(`../src/content/items/${key}/en/`, import.meta.url));
  return readdirSync(folder)
    .sort()
    .flatMap((file) => readStoredItems(JSON.parse(readFileSync(`${folder}${file}`, 'utf8'))))
    .filter((item) => itemText(item, 'self') !== null)
    .map(({ id, domain, facet, active }) => ({ id, domain, facet, active }));
}

/** The stored rows without owner, id and day, which the seed gives; times count from 1970. */
export function demoResults() {
  return taken.map((each, n) => {
    const { test, daysAgo, answers } = each;
    const definition = instruments.find(({ testId }) => testId === test);
    if (!definition) throw new Error(`there is no test ${test}`);
    const seed = `demo-result-${n}`;
    const { consent } = definition.forms[0];
    const bank = bankOf(definition.routeKey);
    const { questionIds } = selectQuestions(definition, bank, { seed, avoid: [] });
    const domainOf = new Map(bank.map(({ id, domain }) => [id, domain]));
    const answerOf = (id: string, place: number): number => {
      const domain = domainOf.get(id) ?? '';
      const [, usual] = Object.entries(answers).find(([start]) => domain.startsWith(start)) ?? [
        '',
        each.else,
      ];
      return Math.max(1, usual - (place % 3 === 0 ? 1 : 0));
    };
    const scored = scoreSubmission(definition, {
      id: `00000000-0000-4000-8000-00000000000${n}`,
      test_id: test,
      instrument_version: definition.version,
      form: 'self',
      language: 'en',
      question_ids: [...questionIds],
      answers: Object.fromEntries(questionIds.map((id, place) => [id, answerOf(id, place)])),
      item_times_ms: Object.fromEntries(questionIds.map((id, place) => [id, 5200 + ((place * 730) % 4100)])),
      item_languages: {},
      started_at: toIso(dayMs),
      completed_at: toIso(dayMs + 9 * minuteMs),
      seed,
      consent: consent === null ? null : { kind: consent, accepted_at: toIso(dayMs), text_version: '1.0' },
    });
    if (!scored.ok) throw new Error(`${test}: ${scored.error.code} ${scored.error.detail ?? ''}`);
    const { id: _, started_at: _begun, completed_at: _ended, ...row } = scored.value;
    return { daysAgo, minutes: 9, row };
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  process.stdout.write(`${JSON.stringify(demoResults(), null, 1)}\n`);
