import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const planted: [rule: string, file: string, code: string][] = [
  ['lib-imports-only-what-it-may', 'src/lib/a.ts', "import '../features/one/a.ts';"],
  ['the-pure-core-uses-zod-alone', 'src/lib/b.ts', "import 'react';"],
  ['the-pure-core-uses-zod-alone', 'src/lib/b2.ts', "import 'node:fs';"],
  ['components-imports-only-what-it-may', 'src/components/a.ts', "import '../api/a.ts';"],
  ['ui-kit-knows-no-data-and-no-translation', 'src/components/ui/a.ts', "import '../../i18n/a.ts';"],
  ['no-feature-imports-another', 'src/features/one/b.ts', "import '../two/a.ts';"],
  ['features-imports-only-what-it-may', 'src/features/one/c.ts', "import '../../integrations/a.ts';"],
  ['no-page-imports-another-area', 'src/pages/one/a.ts', "import '../two/a.ts';"],
  ['app-loads-pages-lazily', 'src/app/a.ts', "import '../pages/two/a.ts';"],
  ['the-app-never-imports-the-embedded-backend', 'src/app/b.ts', "import '../../supabase/local/a.ts';"],
  [
    'functions-import-shared-and-the-pure-core',
    'supabase/functions/f/a.ts',
    "import '../../../src/api/a.ts';",
  ],
  ['only-integrations-name-the-client-library', 'src/api/b.ts', "import '@supabase/supabase-js';"],
  ['everything-resolves', 'src/app/c.ts', "import './missing.ts';"],
  ['no-cycles', 'src/hooks/a.ts', "import './b.ts';"],
];
const neighbours = [
  'src/features/one/a.ts',
  'src/features/two/a.ts',
  'src/api/a.ts',
  'src/i18n/a.ts',
  'src/integrations/a.ts',
  'src/pages/two/a.ts',
  'supabase/local/a.ts',
];

describe('the import boundaries', () => {
  let house: string;
  let violations: { rule: { name: string }; from: string }[];

  beforeAll(() => {
    house = mkdtempSync(join(tmpdir(), 'boundaries-'));
    const write = (file: string, code: string) => {
      mkdirSync(dirname(join(house, file)), { recursive: true });
      writeFileSync(join(house, file), `${code}\nexport {};\n`);
    };
    for (const file of neighbours) write(file, '');
    write('src/hooks/b.ts', "import './a.ts';");
    for (const [, file, code] of planted) write(file, code);
    for (const file of ['.dependency-cruiser.mjs', 'tsconfig.json', 'tsconfig.base.json', 'package.json']) {
      cpSync(join(root, file), join(house, file));
    }
    symlinkSync(join(root, 'node_modules'), join(house, 'node_modules'));
    const cruise = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
    const args = [cruise, 'src', 'supabase', '--config', '.dependency-cruiser.mjs', '--output-type', 'json'];
    let output: string;
    try {
      output = execFileSync(process.execPath, args, { cwd: house, encoding: 'utf8', maxBuffer: 1e8 });
    } catch (error) {
      output = (error as { stdout: string }).stdout; // a non-zero exit is what planted violations cause
    }
    violations = (JSON.parse(output) as { summary: { violations: typeof violations } }).summary.violations;
  }, 60_000);

  afterAll(() => rmSync(house, { recursive: true }));

  it.each(planted)('%s turns red for %s', (rule, file) => {
    expect(violations.filter(({ from }) => from === file).map((violation) => violation.rule.name)).toContain(
      rule,
    );
  });
});
