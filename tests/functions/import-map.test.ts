import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadConfig } from '../../supabase/local/config.ts';

const root = join(import.meta.dirname, '../..');
const dir = join(root, 'supabase/functions');
const readJson = (file: string): Record<string, Record<string, string>> =>
  JSON.parse(readFileSync(file, 'utf8'));

const { imports = {} } = readJson(join(dir, 'deno.json'));
const { dependencies: ofTheApp, devDependencies: ofTheServer } = readJson(join(root, 'package.json'));
const dependencies: Record<string, string> = { ...ofTheServer, ...ofTheApp };
const { functions } = loadConfig(root);
const names = readdirSync(dir, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
  .map((entry) => entry.name);

test('functions run with the versions that npm installs', () => {
  const packages = Object.values(imports).filter((target) => target.startsWith('npm:'));
  expect(packages.length).toBeGreaterThan(0);
  for (const target of packages) {
    const [, name = '', version] = /^npm:((?:@[^/]+\/)?[^@/]+)@([^/]+)/.exec(target) ?? [];
    expect([name, version]).toEqual([name, dependencies[name]]);
  }
});

test('every function has an entry, no import map of its own, and says in config.toml who may call it', () => {
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) {
    expect(existsSync(join(dir, name, 'index.ts'))).toBe(true);
    expect(existsSync(join(dir, name, 'deno.json'))).toBe(false);
    expect([name, functions[name]?.verify_jwt]).toEqual([name, expect.any(Boolean)]);
  }
});

test('every function names the one import map in config.toml, without which a hosted deploy has none', () => {
  for (const name of names) {
    expect([name, functions[name]?.import_map]).toEqual([name, './functions/deno.json']);
  }
});
