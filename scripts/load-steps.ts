/** How many round trips it takes until all the code of a page is there, one file leading to the next. */
import type { Code } from './page-files.ts';

/**
 * Files that a browser asks for while it reads an HTML file.
 * What the script at the head asks for (public/ahead.js) counts where that script stands in the page: from a file of its own it
 * would only run a step later.
 * @param hasSession for somebody with a kept session also what they alone need
 */
export function namedIn(html: string, hasSession: boolean): Set<string> {
  const named = new Set<string>();
  for (const [tag] of html.matchAll(/<(?:link|script)\b[^>]*>/g)) {
    const isCode = /\brel="modulepreload"/.test(tag) || /^<script\b[^>]*\btype="module"/.test(tag);
    const address = /\b(?:href|src)="\/([^"]+)"/.exec(tag)?.[1];
    if (isCode && address) named.add(address);
  }
  const isInPage = /<script>(?:(?!<\/script>)[\s\S])*getElementById\(['"`]ahead['"`]\)/.test(html);
  const block = /<script type="application\/json" id="ahead">([^<]*)</.exec(html)?.[1];
  if (isInPage && block) {
    const { code, session } = JSON.parse(block) as Record<'code' | 'session', readonly string[]>;
    for (const address of hasSession ? [...code, ...session] : code) named.add(address.slice(1));
  }
  return named;
}

/**
 * @param named what the HTML asks for, beside the address itself
 * @param files what the page has to have
 * @throws where no file leads to one of them
 */
export function stepsOf(code: Code, named: ReadonlySet<string>, files: readonly string[]): number {
  const byFile = new Map(code.map((one) => [one.file, one]));
  let known = new Set(named);
  // The address, and what its HTML names.
  let count = 2;
  while (files.some((file) => !known.has(file))) {
    const next = [...known].flatMap((file) => {
      const one = byFile.get(file);
      return one ? [...one.imports, ...one.dynamicImports] : [];
    });
    const size = known.size;
    known = new Set([...known, ...next]);
    if (known.size === size) throw new Error(`nothing leads to ${files.filter((file) => !known.has(file))}`);
    count += 1;
  }
  return count;
}
