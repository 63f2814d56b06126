import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRef, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { useTexts } from '@/components/changes/use-texts';
import { LastResult } from '@/features/dashboard/last-result';
import { DimensionList } from '@/features/focustrack/results/dimension-list';
import type { ShownRun } from '@/features/focustrack/results/shown-run';
import { AttemptSummary } from '@/features/history/attempt-summary';
import { ComparisonView } from '@/features/history/compare/comparison-view';
import { TrendSection } from '@/features/history/trend/trend-section';
import { Strengths } from '@/features/reports/parts/strengths';
import { Report } from '@/features/reports/report-screen';
import { OwnProfile } from '@/features/tests/hub/own-profile';
import { LastResult as HubResult } from '@/features/tests/hub/test-state';
import { OverallLine, ResultHead } from '@/features/tests/results/result-head';
import { ResultParts } from '@/features/tests/results/result-parts';
import type { AttemptRecord } from '@/lib/assessments/attempt-record';
import { attemptView } from '@/lib/assessments/attempt-view';
import { compareAttempts } from '@/lib/assessments/compare';
import { seriesOf } from '@/lib/assessments/history-series';
import { instruments } from '@/lib/assessments/instruments';
import type { InstrumentDefinition } from '@/lib/assessments/types';
import { scoreFocustrackRun } from '@/lib/cognitive/focustrack/score-run';
import { simulateFocustrackRun } from '@/lib/cognitive/simulation/focustrack-run';
import { createRespondent } from '@/lib/cognitive/simulation/respondents';
import { count } from '../../support/counts.ts';
import '../../support/render';
import { attemptId } from '../reports/support/sample.ts';
import { sampleTexts } from '../reports/support/texts.ts';
import { viewOf } from '../reports/support/views.ts';
import { seededResult } from './seeded-results.ts';

const texts = await sampleTexts();
const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });

/** A surface as it stands in a page, drawn once. */
function drawn(element: ReactNode): HTMLElement {
  const place = document.createElement('div');
  place.innerHTML = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <MemoryRouter>{element}</MemoryRouter>
    </QueryClientProvider>,
  );
  return place;
}

type Zone = 'calm' | 'noticeable' | 'strong';
type Verdict = {
  readonly name: string;
  readonly number: string;
  readonly word: string;
  readonly dot: Zone | 'plain';
};

/** The band table, written down a second time: what the product says has to agree with this and not with itself. */
function verdictOf(percent: number, name: string, { kind, tone }: InstrumentDefinition): Verdict {
  const zone: Zone = percent >= 70 ? 'strong' : percent >= 40 ? 'noticeable' : 'calm';
  const floor = { calm: 39, noticeable: 69, strong: 100 }[zone];
  const number = String(Math.min(Math.round(percent), floor));
  if (kind === 'choices') return { name, number, word: '', dot: 'plain' };
  const words =
    tone === 'memory'
      ? {
          calm: 'Few difficulties noticed',
          noticeable: 'Some difficulties noticed',
          strong: 'Several difficulties noticed',
        }
      : { calm: 'calm', noticeable: 'noticeable', strong: 'strong' };
  return { name, number, word: words[zone], dot: zone };
}

/** Which of the three marks stands on a band: an open ring, a ring with a point, a full dot with a halo. */
function dotOf(band: Element): Verdict['dot'] {
  const circles = [...band.querySelectorAll('circle')];
  if (circles.some((circle) => circle.getAttribute('stroke-dasharray') === '0.1 4')) return 'strong';
  if (circles.length === 2) return 'noticeable';
  return circles[0]?.getAttribute('class')?.includes('fill-ink') ? 'plain' : 'calm';
}

/** The rows of a profile: what is read out with each band, and the mark on it. */
function profileOf(surface: HTMLElement): Record<string, Verdict | null> {
  return Object.fromEntries(
    [...surface.querySelectorAll('li[data-dimension]')].map((row) => {
      const id = row.getAttribute('data-dimension') ?? '';
      const band = row.querySelector('svg[role=img]');
      if (!band) return [id, null];
      const [, name = '', number = '', word = ''] =
        /^(.*): (\d+) of 100(?:, (.*))?$/.exec(band.getAttribute('aria-label') ?? '') ?? [];
      return [id, { name, number, word, dot: dotOf(band) }];
    }),
  );
}

const latestOf = ({ id, test_id, form, overall, completed_at, domains }: AttemptRecord) => ({
  id,
  test_id,
  form,
  overall,
  completed_at,
  domains,
  about: null,
  available_at: null,
  repeated: false,
});

const timedRun = ((): ShownRun => {
  const run = simulateFocustrackRun({
    seed: 'seed-1',
    respondent: createRespondent('average', 'seed-1'),
    variant: 'letters',
  });
  const scored = run && scoreFocustrackRun(run);
  if (!run || !scored?.ok) throw new Error('the run was not scored');
  return { id: attemptId, userId: 'ann', run, scored: scored.value };
})();

const DAY = 24 * 60 * 60 * 1000;

function Compared({
  definition,
  pair,
}: {
  definition: InstrumentDefinition;
  pair: [AttemptRecord, AttemptRecord];
}) {
  const own = useTexts();
  const [a, b] = pair;
  const comparison = compareAttempts([attemptView(a), attemptView(b)], definition);
  return <ComparisonView comparison={comparison} definition={definition} texts={own} />;
}

function Trends({ pair }: { pair: [AttemptRecord, AttemptRecord] }) {
  const own = useTexts();
  return seriesOf(pair.map(attemptView)).map((series) => (
    <TrendSection key={series.key} series={series} texts={own} />
  ));
}

const seeds = Array.from({ length: count(4, 500) }, (_, seed) => seed);

// Hundreds of results on six surfaces each are drawn for minutes on a busy machine.
const longest = count(60_000, 600_000);

describe.each(instruments.map((definition) => [definition.testId, definition] as const))(
  'a result of %s',
  (_id, definition) => {
    const banded = definition.kind !== 'choices';

    it('has one name, number, zone and mark for every area on results, report, shared view, history, hub and home', () => {
      for (const seed of seeds) {
        const attempt = seededResult(definition, seed);
        const expected = Object.fromEntries(
          definition.domains.map(({ id, label }) => {
            const percent = attempt.domains[id] ?? null;
            return [id, percent === null ? null : verdictOf(percent, label, definition)] as const;
          }),
        );
        const view = viewOf(attempt, texts);
        const shared = viewOf(attempt, texts, { reader: { audience: 'shared', sharedUntil: null } });
        const report = { makers: [], texts, showKeep: false, notice: null, pending: true };
        const surfaces = {
          report: <Report view={view} {...report} />,
          shared: <Report view={shared} {...report} />,
          hub: <OwnProfile result={latestOf(attempt)} />,
          home: <LastResult result={latestOf(attempt)} nowMs={Date.now()} />,
          // A preference has no profile there, only its number.
          ...(banded
            ? {
                results:
                  definition.kind === 'timed' ? (
                    <DimensionList
                      {...timedRun}
                      scored={{ ...timedRun.scored, difficulty: attempt.domains }}
                    />
                  ) : (
                    <ResultParts definition={definition} attempt={attempt} userId={null} />
                  ),
                history: <AttemptSummary record={attempt} definition={definition} />,
              }
            : {}),
        };
        for (const [surface, element] of Object.entries(surfaces))
          expect(profileOf(drawn(element)), `${surface}, seed ${seed}`).toEqual(expected);
      }
    });

    it('is said in one sentence on results, report, shared view and home, which names nothing calm', () => {
      for (const seed of seeds) {
        const attempt = seededResult(definition, seed);
        const said = texts.headline(viewOf(attempt, texts));
        if (!banded) continue;
        const head = (
          <ResultHead definition={definition} attempt={attempt} headingRef={createRef()} hidden={false} />
        );
        expect(drawn(head).querySelector('h1')?.textContent).toBe(said);
        expect(drawn(<LastResult result={latestOf(attempt)} nowMs={Date.now()} />).textContent).toContain(
          said,
        );
        const marked = [...drawn(head).querySelectorAll('mark')].map(({ textContent }) => textContent);
        const calm = viewOf(attempt, texts).areas.filter(({ score, scored }) => scored && score < 40);
        const scored = Object.values(attempt.domains).filter((percent) => percent !== null);
        // The only area with a number is named as calm, for there is nothing else to speak of.
        if (scored.length > 1) for (const { name } of calm) expect(marked).not.toContain(name);
      }
    });

    it('has one label for the whole number on results, history and report, and none for a preference', () => {
      for (const seed of seeds) {
        const attempt = seededResult(definition, seed);
        if (attempt.overall === null) continue;
        const { number } = verdictOf(attempt.overall, '', definition);
        const line = drawn(<OverallLine definition={definition} attempt={attempt} />).textContent ?? '';
        const [, label = ''] = /: \d+ of 100(?:, (.*))?$/.exec(line) ?? [];
        expect(line).toContain(`${number} of 100`);
        expect(label === '').toBe(!banded);
        const history = drawn(<AttemptSummary record={attempt} />).textContent ?? '';
        expect(history).toContain(label === '' ? `${number} of 100` : `${number} of 100 · ${label}`);
        const report = drawn(
          <Report
            view={viewOf(attempt, texts)}
            makers={[]}
            texts={texts}
            showKeep={false}
            notice={null}
            pending
          />,
        );
        expect(report.querySelector('[data-part=overall]')?.textContent).toBe(
          `Overall score ${number} of 100${label}`,
        );
        const hub = drawn(<HubResult result={latestOf(attempt)} nowMs={0} />);
        const band = hub.querySelector('svg[role=img]');
        expect(band?.getAttribute('aria-label')).toContain(`${number} of 100`);
        expect(band && dotOf(band)).toBe(verdictOf(attempt.overall, '', definition).dot);
      }
    });

    it('has under strengths only what is calm, in the report and where it is shared', () => {
      for (const seed of seeds) {
        const attempt = seededResult(definition, seed);
        for (const reader of [undefined, { audience: 'shared', sharedUntil: null } as const]) {
          const view = viewOf(attempt, texts, reader ? { reader } : {});
          const numbers = [
            ...drawn(<Strengths id="strengths" view={view} texts={texts} />).querySelectorAll('li h3 + span'),
          ].map(({ textContent }) => Number.parseInt(textContent ?? '', 10));
          for (const number of numbers) expect(number).toBeLessThan(40);
        }
      }
    });

    it('keeps its numbers where two results are compared and where they are drawn over time', () => {
      for (const seed of seeds) {
        const attempt = seededResult(definition, seed);
        const before: AttemptRecord = {
          ...seededResult(definition, seed + 10_000),
          id: '7a1f0d52-7c1e-4b6e-9d0a-2f5f8f1b7a11',
          completed_at: new Date(Date.parse(attempt.completed_at) - 20 * DAY).toISOString(),
        };
        const compared = drawn(<Compared definition={definition} pair={[before, attempt]} />);
        const trends = drawn(<Trends pair={[before, attempt]} />);
        for (const { id } of definition.domains) {
          const percent = attempt.domains[id] ?? null;
          if (percent === null) continue;
          const { number } = verdictOf(percent, '', definition);
          const row = compared.querySelector(`[data-area="${id}"] svg[role=img]`);
          expect(row?.getAttribute('aria-label'), id).toMatch(new RegExp(`; .*\\b${number}\\b`));
          const line = trends.querySelector(`[data-trend="${id}"] svg[role=img]`);
          if (line) expect(line.getAttribute('aria-label'), id).toMatch(new RegExp(`: ${number}$`));
        }
      }
    });

    it('is drawn on zones and beside their words only where its test has them', () => {
      const attempt = seededResult(definition, 1);
      const before = { ...attempt, id: '7a1f0d52-7c1e-4b6e-9d0a-2f5f8f1b7a11' };
      const surfaces = {
        home: <LastResult result={latestOf(attempt)} nowMs={Date.now()} />,
        hub: <OwnProfile result={latestOf(attempt)} />,
        compare: <Compared definition={definition} pair={[before, attempt]} />,
        trend: <Trends pair={[before, attempt]} />,
        history: <AttemptSummary record={attempt} definition={definition} />,
      };
      for (const [surface, element] of Object.entries(surfaces)) {
        const place = drawn(element);
        const legend = [...place.querySelectorAll('span')].some((each) => each.textContent === 'calm');
        expect(legend, surface).toBe(banded && definition.tone === 'plain');
        // The limits of the zones are drawn as lines across a band.
        const lines = place.querySelectorAll('svg[role=img] line[x1="40%"]');
        if (!banded) expect(lines, surface).toHaveLength(0);
      }
    });
  },
  longest,
);
