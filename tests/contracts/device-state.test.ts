import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const source = join(import.meta.dirname, '../../src');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.tsx?$/.test(file),
);
const naming = (pattern: RegExp) =>
  files.filter((file) => pattern.test(readFileSync(join(source, file), 'utf8'))).sort();

it('reaches the storage of the browser in one place, and in the detection of the language, which knows no client', () => {
  expect(naming(/\b(local|session)Storage\b/)).toEqual([
    'i18n/detect-in-browser.ts',
    'integrations/device-store.ts',
  ]);
});

it('opens the database of the device in one place, and names it in one', () => {
  expect(naming(/from 'idb'|indexedDB\.open/)).toEqual(['integrations/local-db/open.ts']);
  // The cookie policy tells people that name.
  const told = 'pages/legal/cookie-policy-page.tsx';
  expect(naming(/'focus-clarity-lab'/)).toEqual(['integrations/local-db/presence.ts', told]);
});
