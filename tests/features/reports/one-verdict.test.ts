import { describe, expect, it } from 'vitest';
import { areaBlocks } from '@/features/reports/files/part-blocks';
import { bandLabel, levelLabel } from '@/features/reports/words/area-texts';
import { zoneText } from '@/i18n/answer-words';
import { areaColour, wholePercent, zoneLimits, zoneOf } from '@/lib/assessments/bands';
import { hasBands } from '@/lib/assessments/catalogue';
import { instruments } from '@/lib/assessments/instruments';
import { headlineOf } from '@/lib/reports/headline';
import { seededResult } from '../verdict/seeded-results.ts';
import { sampleTexts } from './support/texts.ts';
import { viewOf } from './support/views.ts';

const texts = await sampleTexts();
const labels = {
  plain: {
    calm: 'Low indications of difficulty',
    noticeable: 'Moderate indications',
    strong: 'Elevated indications',
  },
  memory: {
    calm: 'Few difficulties noticed',
    noticeable: 'Some difficulties noticed',
    strong: 'Several difficulties noticed',
  },
};
const colourOfZone = { calm: 'green', noticeable: 'yellow', strong: 'red' };

describe.each(instruments.map((definition) => [definition.testId, definition] as const))(
  'one number of %s has one verdict',
  (_id, definition) => {
    it('on results, report, PDF, history and in the headline, for any result', () => {
      for (let seed = 0; seed < 500; seed += 1) {
        const attempt = seededResult(definition, seed);
        const view = viewOf(attempt, texts);
        const named = texts.headline(view);
        for (const area of view.areas) {
          const zone = area.scored ? zoneOf(area.score, definition) : null;
          const word = zone === null ? '' : zoneText(texts.t, zone, definition);
          expect(area.zone).toBe(zone);
          if (!area.scored) continue;
          // Report, and results and history, which say the zone of the same number.
          expect(bandLabel(area, view, texts)).toBe(word);
          if (zone !== null && definition.tone === 'plain') expect(area.colour).toBe(colourOfZone[zone]);
          expect(area.colour).toBe(areaColour(area.score, definition));
          if (zone !== null) expect(zoneOf(wholePercent(area.score), definition)).toBe(zone);
          if (zone === 'calm' && view.headline && view.headline[0]?.params.a !== area.name)
            expect(named).not.toContain(area.name);
        }
        expect(view.strengths.every(({ zone }) => zone === 'calm')).toBe(true);
        expect(view.headline).toEqual(headlineOf(view.report.dimensions, definition));
        const bars = areaBlocks(view, texts, false).flatMap((block) => (block.kind === 'bar' ? [block] : []));
        expect(bars.map(({ label, colour }) => ({ label, colour }))).toEqual(
          view.areas.map((area) => ({ label: bandLabel(area, view, texts), colour: area.colour })),
        );
        for (const { thresholds } of bars) expect(thresholds).toEqual(hasBands(definition) ? zoneLimits : []);
        const zone = zoneOf(attempt.overall ?? 0, definition);
        expect(levelLabel(view, texts)).toBe(zone && labels[definition.tone][zone]);
      }
    });
  },
);
