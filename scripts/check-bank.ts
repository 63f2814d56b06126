/**
 * Checks the English questions of a bank while they are written:
 *   node scripts/check-bank.ts [--list] <route key> [domain …]
 * Every form of the bank is checked as it is asked. With domains named, only their files are read.
 * --list prints the questions facet by facet with their grade. Ends with code 1 when something was found.
 */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  type BankDescription,
  type BankItem,
  type BankOfTest,
  itemsOfForm,
  readStoredItems,
} from '../src/lib/assessments/bank-item.ts';
import { checkBank, meanGrade } from '../tools/authoring/bank-rules.ts';
import { readingGrade, verbAndObject } from '../tools/authoring/bank-text.ts';

const root = dirname(import.meta.dirname);
const list = process.argv.includes('--list');
const [routeKey, ...named] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
if (routeKey === undefined) {
  console.error('usage: node scripts/check-bank.ts [--list] <route key> [domain …]');
  process.exit(2);
}

const banks = await Promise.all(
  globSync('src/lib/assessments/tests/*/bank.ts', { cwd: root }).map(
    async (file) => ((await import(join(root, file))) as { bank: BankOfTest }).bank,
  ),
);
const bank = banks.find((each) => each.routeKey === routeKey);
if (bank === undefined) {
  console.error(`No such bank. Banks: ${banks.map((each) => each.routeKey).join(', ')}`);
  process.exit(2);
}

let findings = 0;
for (const { form, bank: whole } of bank.descriptions) {
  const domains = whole.domains.filter(({ id }) => named.length === 0 || named.includes(id));
  const items = domains.flatMap(({ id }) => itemsOfForm(readStoredItems(readDomain(id)), form));
  console.log(`${routeKey}, form ${form}`);
  if (list) listItems(items, { ...whole, domains });
  for (const { id, rule, detail } of checkBank(items, { ...whole, domains })) {
    findings += 1;
    console.log(`${id}  ${rule}  ${detail}`);
  }
  for (const { id } of domains) {
    const own = items.filter((item) => item.domain === id);
    console.log(`${id}: ${own.length} items, mean grade ${meanGrade(own).toFixed(2)}`);
  }
}
console.log(`${findings} findings`);
process.exitCode = findings === 0 ? 0 : 1;

function readDomain(domain: string): unknown {
  const file = new URL(`../src/content/items/${routeKey}/en/${domain}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8'));
}

function listItems(items: readonly BankItem[], { domains, stem }: BankDescription): void {
  for (const domain of domains) {
    for (const facet of domain.facets) {
      console.log(`\n${domain.id} / ${facet}`);
      for (const item of items.filter((each) => each.domain === domain.id && each.facet === facet)) {
        const { verb } = verbAndObject(item.text, domain.stem ?? stem);
        console.log(`  ${item.id} ${readingGrade(item.text).toFixed(1).padStart(4)} [${verb}] ${item.text}`);
      }
    }
  }
  console.log('');
}
