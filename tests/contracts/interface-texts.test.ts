import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { exerciseFacts } from '../../src/lib/exercises/facts.ts';
import { wordingEndings } from '../../src/lib/reports/wording.ts';
import { namespacesOf, pluralBases, splitPlural, textsOf } from '../support/locales.ts';

const root = join(import.meta.dirname, '../..');
const sources = globSync('src/**/*.{ts,tsx}', { cwd: root }).filter((file) => !file.includes('types.gen'));

function parse(file: string): ts.SourceFile {
  const text = readFileSync(join(root, file), 'utf8');
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
}

function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => walk(child, visit));
}

/** Attributes whose text a person reads or hears. */
const readAttributes = new Set([
  'aria-label',
  'aria-description',
  'alt',
  'title',
  'placeholder',
  'label',
  'hint',
]);

function literalTexts(file: string): string[] {
  const found: string[] = [];
  const source = parse(file);
  const report = (node: ts.Node, text: string) => {
    if (!/\p{L}{2}/u.test(text)) return;
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    found.push(`${file}:${line + 1} ${text.trim()}`);
  };
  walk(source, (node) => {
    if (ts.isJsxText(node)) report(node, node.text);
    if (ts.isJsxExpression(node) && node.expression && ts.isStringLiteral(node.expression)) {
      if (!ts.isJsxAttribute(node.parent)) report(node, node.expression.text);
    }
    if (ts.isJsxAttribute(node) && readAttributes.has(node.name.getText()) && node.initializer) {
      if (ts.isStringLiteral(node.initializer)) report(node, node.initializer.text);
    }
  });
  return found;
}

/** Every text constant of the code, and the shape of every template with a hole. */
function keyMentions(): { exact: Set<string>; shapes: RegExp[] } {
  const exact = new Set<string>();
  const shapes = new Map<string, RegExp>();
  const quote = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  for (const file of sources) {
    walk(parse(file), (node) => {
      if (ts.isStringLiteralLike(node)) exact.add(node.text);
      if (ts.isTemplateExpression(node)) {
        const parts = [node.head.text, ...node.templateSpans.map((span) => span.literal.text)];
        if (!parts.join('').includes('.')) return;
        const shape = parts.map(quote).join('[\\w-]+');
        shapes.set(shape, new RegExp(`^${shape}$`));
      }
    });
  }
  return { exact, shapes: [...shapes.values()] };
}

/** What a variant of an exercise says otherwise stands under its name: `ear.rule` for `rule`. */
function withoutVariant(namespace: string, key: string): string {
  const [first = '', ...rest] = key.split('.');
  const facts = exerciseFacts.find(({ id }) => namespace === `exercise-${id}`);
  return facts?.variants.includes(first) ? rest.join('.') : key;
}

const worded = new RegExp(`_(?:${[...wordingEndings].join('|')})$`);

describe('interface texts', () => {
  it('stand in the language files, never in a component', () => {
    const components = sources.filter((file) => file.endsWith('.tsx') && !file.includes('pages/kit/'));
    expect(components.flatMap(literalTexts)).toEqual([]);
  });

  it('exist for every fault that a schema of lib names', () => {
    const named = new Set<string>();
    for (const file of sources.filter((one) => one.startsWith('src/lib/'))) {
      walk(parse(file), (node) => {
        if (ts.isStringLiteralLike(node) && /^[a-z-]+:[a-z]+\.\w+$/i.test(node.text)) named.add(node.text);
      });
    }
    const missing = [...named].filter((key) => {
      const [namespace = '', name = ''] = key.split(':');
      return !namespacesOf('en').includes(namespace) || !textsOf('en', namespace).has(name);
    });
    expect(named).toContain('common:words.emailRequired');
    expect(missing).toEqual([]);
  });

  it('are all used', () => {
    const { exact, shapes } = keyMentions();
    const isNamed = (name: string) => exact.has(name) || shapes.some((shape) => shape.test(name));
    // Reports look for the endings of their wording at every text.
    const isUsed = (name: string) =>
      isNamed(name) || (worded.test(name) && isNamed(name.replace(worded, '')));
    const unused = namespacesOf('en').flatMap((namespace) => {
      const texts = textsOf('en', namespace);
      const plurals = pluralBases(texts);
      return [...texts.keys()]
        .map((key) => {
          const { base, form } = splitPlural(key);
          return form !== null && plurals.has(base) ? base : key;
        })
        .filter((key) => !isUsed(key) && !isUsed(`${namespace}:${key}`))
        .filter((key) => !isUsed(withoutVariant(namespace, key)))
        .map((key) => `${namespace}:${key}`);
    });
    expect([...new Set(unused)]).toEqual([]);
  });
});
