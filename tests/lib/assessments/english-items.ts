import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readStoredItems, type StoredItem } from '../../../src/lib/assessments/bank-item.ts';
import type { InstrumentDefinition } from '../../../src/lib/assessments/types.ts';

const content = fileURLToPath(new URL('../../../src/content/items/', import.meta.url));

/** The questions of a test as they are shipped in English, area by area. */
export function readEnglishItems({
  routeKey,
  domains,
}: Pick<InstrumentDefinition, 'routeKey' | 'domains'>): StoredItem[] {
  return domains.flatMap(({ id }) =>
    readStoredItems(JSON.parse(readFileSync(`${content}${routeKey}/en/${id}.json`, 'utf8'))),
  );
}
