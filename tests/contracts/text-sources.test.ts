import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import {
  readSources,
  renewedSources,
  staleTexts,
  type TextSources,
  writeSources,
} from '../../scripts/text-sources.ts';

const root = join(import.meta.dirname, '../..');

describe('the translations', () => {
  it('were looked at after their English text changed (else: npm run texts)', () => {
    expect(staleTexts(root).map(({ key }) => key)).toEqual([]);
  });

  it('are each kept with the English text they were made from (else: npm run types:texts)', () => {
    const keysOf = (sources: TextSources) =>
      Object.entries(sources).flatMap(([namespace, texts]) =>
        Object.keys(texts).map((key) => `${namespace}:${key}`),
      );
    const [kept, wanted] = [readSources(root), renewedSources(root, () => false)].map(
      (one) => new Set(keysOf(one)),
    );
    expect(
      [...(wanted ?? [])].filter((key) => !kept?.has(key)),
      'new',
    ).toEqual([]);
    expect(
      [...(kept ?? [])].filter((key) => !wanted?.has(key)),
      'gone',
    ).toEqual([]);
  });
});

describe('an English text', () => {
  const house = mkdtempSync(join(tmpdir(), 'texts-'));
  const english = join(house, 'src/i18n/locales/en/store.json');
  const write = (texts: object) => writeFileSync(english, JSON.stringify(texts));
  const stale = () => staleTexts(house).map(({ key }) => key);
  afterAll(() => rmSync(house, { recursive: true, force: true }));

  beforeEach(() => {
    rmSync(join(house, 'src'), { recursive: true, force: true });
    mkdirSync(join(house, 'src/i18n/locales/en'), { recursive: true });
    write({ cart: { title: 'Cart', empty: 'Nothing here' } });
    writeSources(house);
  });

  it('that is new asks for nothing, one that changes is named until it is accepted', () => {
    expect(stale()).toEqual([]);
    write({ cart: { title: 'Your cart', empty: 'Nothing here', more: 'More' } });
    writeSources(house);
    expect(stale()).toEqual(['store:cart.title']);
    writeSources(house, (key) => key === 'store:cart.empty');
    expect(stale()).toEqual(['store:cart.title']);
    writeSources(house, (key) => key === 'store:cart.title');
    expect(stale()).toEqual([]);
    expect(Object.keys(readSources(house).store ?? {})).toEqual(['cart.empty', 'cart.more', 'cart.title']);
  });

  it('that is gone is forgotten, and one put back as it was is not named', () => {
    write({ cart: { title: 'Basket' } });
    expect(stale()).toEqual(['store:cart.title']);
    write({ cart: { title: 'Cart' } });
    writeSources(house);
    expect(stale()).toEqual([]);
    expect(readSources(house)).toEqual({ store: { 'cart.title': expect.stringMatching(/^[0-9a-f]{8}$/) } });
  });
});
