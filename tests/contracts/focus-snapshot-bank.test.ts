import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { type BankItem, readBankItems } from '@/lib/assessments/bank-item.ts';
import { checkBank } from '@/lib/assessments/bank-rules.ts';
import { focusSnapshotBank } from '@/lib/assessments/focus-snapshot-facets.ts';

const folder = fileURLToPath(new URL('../../src/content/items/focus-snapshot/en/', import.meta.url));

function readDomain(domain: string): BankItem[] {
  return readBankItems(JSON.parse(readFileSync(`${folder}${domain}.json`, 'utf8')));
}

describe('the English Focus Snapshot bank', () => {
  let items: BankItem[] = [];

  beforeAll(() => {
    items = focusSnapshotBank.domains.flatMap((domain) => readDomain(domain.id));
  });

  it('has one file per domain and nothing else', () => {
    const expected = focusSnapshotBank.domains.map((domain) => `${domain.id}.json`);
    expect(readdirSync(folder).sort()).toEqual(expected.sort());
  });

  it('keeps every question in the file of its domain', () => {
    for (const domain of focusSnapshotBank.domains) {
      const domains = new Set(readDomain(domain.id).map((item) => item.domain));
      expect([...domains]).toEqual([domain.id]);
    }
  });

  it('has 500 active questions with ids of their own', () => {
    expect(items).toHaveLength(500);
    expect(new Set(items.map((item) => item.id)).size).toBe(500);
    expect(items.every((item) => item.active)).toBe(true);
  });

  it('has ten questions in each of the fifty facets', () => {
    const counts = new Map<string, number>();
    for (const { domain, facet } of items) {
      counts.set(`${domain}/${facet}`, (counts.get(`${domain}/${facet}`) ?? 0) + 1);
    }
    expect(counts.size).toBe(50);
    expect([...counts].filter(([, count]) => count !== 10)).toEqual([]);
  });

  it('keeps every writing rule', () => {
    expect(checkBank(items, focusSnapshotBank)).toEqual([]);
  });
});
