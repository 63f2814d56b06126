// What failed, kept while the tests run and told again at the very end: a log cut to its last lines still says it.
// The class is a reporter for Vitest and for Playwright.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const root = dirname(import.meta.dirname);
const file = join(root, 'node_modules/.cache/focus-clarity-lab/failures.json');

const MOST_NAMES = 20;
const MOST_LINES = 60;

const read = () => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []);

export const forget = () => rmSync(file, { force: true });

function textOf({ name = 'Error', message = '', stack = '', diff = '' }) {
  const whole = stack.includes(message) ? stack : `${name}: ${message}\n${stack}`;
  return [whole, diff].filter(Boolean).join('\n');
}

export default class FailureNotes {
  #note(name, errors) {
    mkdirSync(dirname(file), { recursive: true });
    const text = stripVTControlCharacters(errors.map(textOf).join('\n'));
    writeFileSync(file, JSON.stringify([...read(), { name, text }]));
  }

  // Vitest
  onTestRunEnd(modules, unhandledErrors) {
    for (const module of modules) {
      const path = relative(root, module.moduleId);
      const suites = [...module.children.allSuites()];
      for (const part of [module, ...suites]) {
        const name = part === module ? path : `${path} > ${part.fullName}`;
        if (part.errors().length > 0) this.#note(name, part.errors());
      }
      for (const test of module.children.allTests('failed')) {
        this.#note(`${path} > ${test.fullName}`, test.result().errors);
      }
    }
    for (const error of unhandledErrors) this.#note('outside of any test', [error]);
  }

  // Playwright
  onTestEnd(test, { status, errors }) {
    if (status === test.expectedStatus || status === 'skipped') return;
    this.#note(test.titlePath().filter(Boolean).join(' > '), errors);
  }
  onError(error) {
    this.#note('outside of any test', [error]);
  }
}

/** All names, and as much of each error as there is room for in a log of ninety lines. */
export function told() {
  const notes = read();
  const share = Math.max(4, Math.floor(MOST_LINES / Math.max(1, Math.min(notes.length, MOST_NAMES))));
  const names = notes.slice(0, MOST_NAMES).map(({ name }) => `  ${name}`);
  const more = notes.length - names.length;
  const telling = (line) => line.trim() !== '' && !/^\s+at .*(node_modules|node:)/.test(line);
  const errors = notes.flatMap(({ name, text }) =>
    [`── ${name}`, ...text.split('\n').filter(telling)].slice(0, share),
  );
  return [...names, ...(more > 0 ? [`  and ${more} more`] : []), '', ...errors.slice(0, MOST_LINES)].join(
    '\n',
  );
}
