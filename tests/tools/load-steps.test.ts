import { describe, expect, it } from 'vitest';
import { namedIn, stepsOf } from '../../scripts/load-steps.ts';
import type { Code } from '../../scripts/page-files.ts';

const file = (name: string, imports: readonly string[] = [], dynamicImports: readonly string[] = []) => ({
  file: name,
  isEntry: name === 'first.js',
  imports,
  dynamicImports,
  sources: [],
});
const code: Code = [
  file('first.js', ['core.js'], ['page.js']),
  file('core.js'),
  file('page.js', ['shared.js']),
  file('shared.js', ['deep.js']),
  file('deep.js'),
  file('alone.js'),
];
const ahead = `<script type="application/json" id="ahead">{"code":["/page.js"],"session":["/client.js"],"signIn":["/sign-in.js"]}</script>`;
// As a minifier writes it.
const inline = '<script>for(let i=0;i<2;i++);let found=document.getElementById(`ahead`)</script>';
const html = (head: string) => `<head><link rel="modulepreload" crossorigin href="/core.js">${head}</head>`;

describe('the steps of a page', () => {
  it('are two where its HTML names all of its files', () => {
    const named = namedIn(html('<script type="module" crossorigin src="/first.js"></script>'), false);
    expect([...named].sort()).toEqual(['core.js', 'first.js']);
    expect(stepsOf(code, named, ['first.js', 'core.js'])).toBe(2);
  });

  it('are one more for every file that only another file leads to', () => {
    expect(stepsOf(code, new Set(['first.js', 'core.js']), ['page.js'])).toBe(3);
    expect(stepsOf(code, new Set(['first.js', 'core.js']), ['deep.js'])).toBe(5);
  });

  it('cannot be counted to a file that nothing leads to', () => {
    expect(() => stepsOf(code, new Set(['first.js']), ['alone.js'])).toThrow('alone.js');
  });

  it('have what a script in the page asks for as named, for people with a session alone', () => {
    expect(namedIn(html(ahead + inline), true)).toContain('client.js');
    expect(namedIn(html(ahead + inline), false)).not.toContain('client.js');
    expect(namedIn(html(ahead + inline), false)).toContain('page.js');
    // Asked for where a session has run out, and not before the first paint of the others.
    expect(namedIn(html(ahead + inline), true)).not.toContain('sign-in.js');
  });

  it('do not have it as named where that script is a file that has to come first', () => {
    expect(namedIn(html(`${ahead}<script src="/ahead.js"></script>`), true)).not.toContain('client.js');
  });

  it('take nothing for named that only stands in texts, fonts or data of the page', () => {
    const other =
      '<link rel="preload" as="font" href="/type.woff2"><p>"/page.js"</p><script type="application/json" id="texts">{"a":"/page.js"}</script>';
    expect([...namedIn(html(other), false)]).toEqual(['core.js']);
  });
});
