import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { languageCodes } from '@/config/languages';
import { loadItems } from '@/content/items/load-items';
import { Report } from '@/features/reports/report-screen';
import { makeSample } from '@/features/reports/sample/make-sample';
import { catalogue } from '@/lib/assessments/catalogue';
import { instruments } from '@/lib/assessments/instruments';
import type { InstrumentDefinition } from '@/lib/assessments/types';
import { sampleReader } from '@/lib/reports/reader';
import { renderAt } from '../../support/render';
import { sampleTexts } from './support/texts.ts';
import { makersOf, viewOf } from './support/views.ts';

const texts = await sampleTexts();
const shown = instruments.filter(({ about }) => about !== 'child');
const nowMs = Date.parse('2026-11-21T08:00:00.000Z');

const sampleOf = async (definition: InstrumentDefinition) => {
  const items = await loadItems(definition, 'en', definition.forms[0].form);
  return makeSample({ definition, language: 'en', items, nowMs });
};

describe.each(shown.map((definition) => [definition.catalogueName, definition] as const))(
  'a sample report of %s',
  (_, definition) => {
    it('is the report itself, with numbers that were scored, and says before them that nobody gave the answers', async () => {
      const { attempt, run } = await sampleOf(definition);
      const view = viewOf(attempt, texts, { reader: sampleReader, run });
      const { container } = renderAt(
        '/',
        <Report view={view} makers={makersOf(view)} texts={texts} showKeep={false} notice={null} />,
      );
      await waitFor(() => expect(container.querySelector('#scoring')).toBeInTheDocument());
      const note = screen.getByText(/^This is a sample\. The answers are made up/);
      const areas = container.querySelector('#areas') as HTMLElement;
      expect(note.compareDocumentPosition(areas)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
      expect(screen.getByText(`Sample report, ${definition.catalogueName}`)).toBeInTheDocument();
      expect(container.querySelectorAll('#areas [data-dimension]').length).toBeGreaterThan(0);
      expect(view.areas.some(({ scored }) => scored)).toBe(true);
      expect(view.qualityNote).toBe(false);
      // Nothing of it is to be kept, given to anybody, or taken for a result.
      for (const action of ['pdf', 'print', 'share', 'fhir', 'provider-pdf', 'upgrade'])
        expect(container.querySelector(`[data-action="${action}"]`)).not.toBeInTheDocument();
      // Whoever came to look before buying finds the way on; what costs nothing is not on sale.
      const offer = container.querySelector('[data-action=sample-offer]');
      const { sku } = catalogue[definition.testId];
      expect(offer?.getAttribute('href') ?? null).toBe(sku && `/store#${sku}`);
    });

    it('is the same each time', async () => {
      expect(await sampleOf(definition)).toEqual(await sampleOf(definition));
    });
  },
);

describe('a sample', () => {
  it('is made in every language, with the questions in it or in English', async () => {
    const [definition] = shown.filter(({ routeKey }) => routeKey === 'procrastination');
    if (!definition) throw new Error('there is no such test');
    for (const language of languageCodes) {
      const items = await loadItems(definition, language, 'self');
      const { attempt } = await makeSample({ definition, language, items, nowMs });
      expect(attempt.language).toBe(language);
      expect(attempt.question_ids.length).toBe(definition.selection.total);
      for (const id of attempt.question_ids) {
        const asked = attempt.item_languages[id] ?? language;
        expect(items.byId.get(id)?.language).toBe(asked);
      }
    }
  });
});
