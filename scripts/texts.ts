/**
 * Lists English texts that changed after their translations were last looked at, each with its translations:
 *   npm run texts
 *   npm run texts -- --accept store:cart.title   (or --accept all): the translations still say the same
 */
import { languageCodes } from '../src/config/languages.ts';
import { optionsOf, orSay, WrongCall } from './arguments.ts';
import { staleTexts, textsByKey, writeSources } from './text-sources.ts';

const root = `${import.meta.dirname}/..`;
const { accept = [] } = orSay(() => optionsOf({ accept: { type: 'string', multiple: true } } as const));
const stale = staleTexts(root);
const unknown = accept.find((key) => key !== 'all' && !stale.some((one) => one.key === key));
orSay(() => {
  if (unknown !== undefined)
    throw new WrongCall(`${unknown} is no text that changed. npm run texts lists them.`);
});
writeSources(root, (key) => accept.includes('all') || accept.includes(key));

const left = staleTexts(root);
const others = languageCodes.filter((code) => code !== 'en');
const translations = new Map(others.map((code) => [code, textsByKey(root, code)]));
for (const { key, english } of left) {
  const [namespace = '', name = ''] = key.split(/:(.*)/s);
  console.log(`\n${key}\n  en  ${english}`);
  for (const code of others)
    console.log(`  ${code}  ${translations.get(code)?.get(namespace)?.get(name) ?? '(has no such form)'}`);
}
console.log(
  left.length === 0
    ? 'Every translation was looked at since its English text changed.'
    : `\n${left.length} changed. When their translations say the same again: npm run texts -- --accept <key>`,
);
