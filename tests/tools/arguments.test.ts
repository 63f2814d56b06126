import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { chosenFrom, optionsOf, portFrom } from '../../scripts/arguments.ts';

const root = join(import.meta.dirname, '../..');

describe('what a command is asked for', () => {
  const options = { reset: { type: 'boolean', default: false }, language: { type: 'string' } } as const;

  it('is read by its options', () => {
    expect(optionsOf(options, ['--reset', '--language', 'ja'])).toEqual({ reset: true, language: 'ja' });
  });

  it.each([
    ['an option that there is not', ['--rest'], '--rest'],
    ['a word that is no option', ['reset'], 'reset'],
    ['an option without its value', ['--language'], '--language'],
  ])('ends with one sentence that lists the options: %s', (_what, args, named) => {
    const call = () => optionsOf(options, args);
    expect(call).toThrow(named);
    expect(call).toThrow('Options: --reset --language');
  });

  it('is all of a list where nothing is named, and else what is named', () => {
    expect(chosenFrom(['sizes', 'core'], [])).toEqual(['sizes', 'core']);
    expect(chosenFrom(['sizes', 'core'], ['core'])).toEqual(['core']);
    expect(() => chosenFrom(['sizes', 'core'], ['core', 'size'])).toThrow(
      'There is no size. Known: sizes core',
    );
  });

  it('is a port that browsers call', () => {
    expect([portFrom(undefined, 5180), portFrom('', 5180), portFrom('8080', 5180)]).toEqual([
      5180, 5180, 8080,
    ]);
    for (const port of ['6000', 'http', '70000', '-1', '80.5'])
      expect(() => portFrom(port, 5180), port).toThrow(new RegExp(`(PORT is|Port) ${port}`));
  });
});

describe('a command that is called wrongly', () => {
  it.each([
    ['npm start', 'scripts/dev.ts', ['--rest'], {}, 'Options: --reset --open'],
    ['npm start on a port that browsers refuse', 'scripts/dev.ts', [], { PORT: '6000' }, 'Port 6000'],
    ['npm run preview', 'scripts/preview.ts', ['--port', '1'], {}, '--port'],
    ['npm test', 'scripts/test.mjs', ['unit', 'units'], {}, 'There is no step units. Steps: lint types'],
    ['npm run bench', 'bench/run.ts', ['size'], {}, 'There is no size. Known: sizes'],
  ])('says so in one sentence and does nothing: %s', (_name, script, args, env, said) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, ...env },
    });
    expect(stderr).toContain(said);
    expect(stderr).not.toContain('    at ');
    expect([status, stdout]).toEqual([1, '']);
  });
});
