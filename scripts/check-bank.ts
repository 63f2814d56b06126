/**
 * Checks Focus Snapshot bank files while they are written:
 *   node scripts/check-bank.ts [--list] src/content/items/focus-snapshot/en/*.json
 * Several files are also compared with each other. --list prints the items facet by facet with their grade.
 * Ends with code 1 when something was found.
 */
import { readFileSync } from 'node:fs';
import { type BankItem, readBankItems } from '../src/lib/assessments/bank-item.ts';
import { checkBank, meanGrade } from '../src/lib/assessments/bank-rules.ts';
import { readingGrade, verbAndObject } from '../src/lib/assessments/bank-text.ts';
import { focusSnapshotBank } from '../src/lib/assessments/focus-snapshot-facets.ts';

const list = process.argv.includes('--list');
const files = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
if (files.length === 0) {
  console.error('usage: node scripts/check-bank.ts [--list] <items.json> …');
  process.exit(2);
}

const items = files.flatMap((file) => readBankItems(JSON.parse(readFileSync(file, 'utf8'))));
const present = new Set(items.map((item) => item.domain));
const domains = focusSnapshotBank.domains.filter((domain) => present.has(domain.id));
if (list) for (const domain of domains) listDomain(items, domain.facets, domain.id);

const findings = checkBank(items, { ...focusSnapshotBank, domains });
for (const { id, rule, detail } of findings) console.log(`${id}  ${rule}  ${detail}`);
for (const domain of domains) {
  const own = items.filter((item) => item.domain === domain.id);
  console.log(`${domain.id}: ${own.length} items, mean grade ${meanGrade(own).toFixed(2)}`);
}
console.log(`${findings.length} findings`);
process.exitCode = findings.length === 0 ? 0 : 1;

function listDomain(all: readonly BankItem[], facets: readonly string[], domain: string): void {
  for (const facet of facets) {
    console.log(`\n${domain} / ${facet}`);
    for (const item of all.filter((each) => each.domain === domain && each.facet === facet)) {
      const { verb } = verbAndObject(item.text, focusSnapshotBank.stem);
      console.log(`  ${item.id} ${readingGrade(item.text).toFixed(1).padStart(4)} [${verb}] ${item.text}`);
    }
  }
  console.log('');
}
