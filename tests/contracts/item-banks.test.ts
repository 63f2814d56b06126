import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import {
  type BankItem,
  type BankOfTest,
  itemsOfForm,
  readStoredItems,
  type StoredItem,
} from '@/lib/assessments/bank-item.ts';
import { instruments } from '@/lib/assessments/instruments.ts';
import { checkBank, checkLikenessAcross } from '../../tools/authoring/bank-rules.ts';
import { itemPlaces } from './support/item-places.ts';

/** The English questions of every bank, as each form asks them. */
const content = fileURLToPath(new URL('../../src/content/items/', import.meta.url));
const descriptions = import.meta.glob<{ bank: BankOfTest }>('../../src/lib/assessments/tests/*/bank.ts', {
  eager: true,
});
const banks = Object.values(descriptions).map(({ bank }) => bank);

function readDomain(routeKey: string, domain: string): StoredItem[] {
  return readStoredItems(JSON.parse(readFileSync(`${content}${routeKey}/en/${domain}.json`, 'utf8')));
}

function readForm({ routeKey, descriptions: forms }: BankOfTest, form: string): BankItem[] {
  const found = forms.find((each) => each.form === form);
  return (found?.bank.domains ?? []).flatMap(({ id }) =>
    itemsOfForm(readDomain(routeKey, id), found?.form ?? 'self'),
  );
}

describe.each(banks.map((bank) => ({ routeKey: bank.routeKey, bank })))(
  'the English bank $routeKey',
  ({ routeKey, bank }) => {
    const definition = instruments.find((instrument) => instrument.routeKey === routeKey);

    it('belongs to an instrument with the same areas, prefixes, numbers and facets', () => {
      const blueprint = bank.descriptions[0]?.bank.domains ?? [];
      expect(
        definition?.domains.map(({ id, prefix, itemCount, facets }) => ({ id, prefix, itemCount, facets })),
      ).toEqual(
        blueprint.map(({ id, prefix, facets, perFacet }) => ({
          id,
          prefix,
          itemCount: facets.length * perFacet,
          facets,
        })),
      );
      expect(new Set(bank.descriptions.map(({ form }) => form))).toEqual(
        new Set(definition?.forms.map(({ form }) => form)),
      );
    });

    it('has one file per area and nothing else, each question in the file of its area', () => {
      const domains = bank.descriptions[0]?.bank.domains.map(({ id }) => id) ?? [];
      expect(readdirSync(`${content}${routeKey}/en`).sort()).toEqual(
        domains.map((id) => `${id}.json`).sort(),
      );
      for (const id of domains) {
        expect([...new Set(readDomain(routeKey, id).map((item) => item.domain))]).toEqual([id]);
      }
    });

    it.each(bank.descriptions)(
      'has all its questions in form $form and keeps every writing rule',
      ({ form, bank: description }) => {
        const items = readForm(bank, form);
        const placeOf = itemPlaces(routeKey, 'en');
        // Rules first: what they say tells more than a count that is wrong because of it.
        expect(
          checkBank(items, description).map(
            ({ id, rule, detail }) => `${placeOf(id)}  ${id}  ${rule}: ${detail}`,
          ),
        ).toEqual([]);
        expect(
          items.filter(({ active }) => !active).map(({ id }) => `${placeOf(id)}  ${id} is not active`),
        ).toEqual([]);
        expect(items.length, `questions of ${routeKey}: tests/<id>/bank.ts says how many`).toBe(
          bank.questions,
        );
      },
    );
  },
);

describe('all English banks together', () => {
  it('use an id once', () => {
    const ids = banks.flatMap((bank) => readForm(bank, bank.descriptions[0]?.form ?? '').map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('never ask nearly the same in two banks', () => {
    const all = banks.map((bank) => {
      const first = bank.descriptions[0];
      return {
        items: readForm(bank, first?.form ?? ''),
        bank: first?.bank ?? { id: '', stem: '', domains: [] },
      };
    });
    const findings = all.flatMap((one, index) =>
      all.slice(index + 1).flatMap((other) => checkLikenessAcross(one, other)),
    );
    expect(findings).toEqual([]);
  });
});
