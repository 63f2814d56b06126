import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { deviceDatabase } from '@/config/device.ts';
import { storedNames } from '@/config/stored-names.ts';

const source = join(import.meta.dirname, '../../src');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.tsx?$/.test(file),
);
const naming = (pattern: RegExp) =>
  files.filter((file) => pattern.test(readFileSync(join(source, file), 'utf8'))).sort();

it('reaches the storage of the browser in one place, and in the detection of the language, which knows no client', () => {
  expect(naming(/\b(local|session)Storage\b/)).toEqual([
    'i18n/detect-in-browser.ts',
    'integrations/device-keys.ts',
    'integrations/device-store.ts',
  ]);
});

it('opens the database of the device in one place, and names it in one', () => {
  expect(naming(/from 'idb'|indexedDB\.open/)).toEqual(['integrations/local-db/open.ts']);
  expect(naming(/'focus-clarity-lab'/)).toEqual(['config/device.ts']);
});

it('writes no cookie but that of the language, which /privacy deletes', () => {
  expect(naming(/document\.cookie|cookieStore/)).toEqual([
    'i18n/detect-in-browser.ts',
    'i18n/forget-language.ts',
  ]);
});

it('tells every name it stores under in the cookie policy, and none that it does not use', () => {
  // News between tabs is not stored; the last part of a name may be an id.
  const keysIn = (code: string) =>
    [...code.matchAll(/(?<!createDeviceChannel\()['"`](fcl\.[\w.-]+(?:\$\{[^}]+\})?)['"`]/g)].map(
      ([, key = '']) => key.replace(/\$\{.*$/, '*'),
    );
  const told = 'config/stored-names.ts';
  // A name put together of parts could not be looked for.
  expect(naming(/\bkept(?:Text)?(?:<[^(]*>)?\(\s*`(?!fcl\.)/)).toEqual([]);
  const code = files.filter((file) => file !== told).map((file) => readFileSync(join(source, file), 'utf8'));
  // Of the worker; the first name ends with the version.
  const caches = ['fcl-shell-*', 'fcl-visited'];
  const used = new Set([...code.flatMap(keysIn), ...caches, deviceDatabase, 'i18nextLng']);
  const named: readonly string[] = storedNames.flatMap(({ names }) => names);
  expect([...named].sort()).toEqual([...used].sort());
});
