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
  ['pdf-imports-only-what-it-may', 'src/pdf/a.ts', "import '../features/one/a.ts';"],
  ['config-imports-only-what-it-may', 'src/config/a.ts', "import '../lib/reports/a.ts';"],
  ['content-imports-only-what-it-may', 'src/content/a.ts', "import '../api/a.ts';"],
  ['tests-know-nothing-of-reports', 'src/lib/assessments/a.ts', "import '../reports/a.ts';"],
  ['no-exercise-knows-another', 'src/lib/exercises/one/a.ts', "import '../two/exercise.ts';"],
  [
    'the-floor-of-exercises-knows-none-by-name',
    'src/lib/exercises/engine/a.ts',
    "import '../two/exercise.ts';",
  ],
  [
    'exercises-are-loaded-when-they-are-opened',
    'src/lib/exercises/registry.ts',
    "import './two/exercise.ts';",
  ],
  [
    'the-words-of-reports-stand-below-their-parts',
    'src/features/reports/words/a.ts',
    "import '../parts/a.ts';",
  ],
  ['components-imports-only-what-it-may', 'src/components/a.ts', "import '../api/a.ts';"],
  ['ui-kit-knows-no-data-and-no-translation', 'src/components/ui/a.ts', "import '../../i18n/a.ts';"],
  ['no-feature-imports-another', 'src/features/one/b.ts', "import '../two/a.ts';"],
  ['no-feature-imports-another', 'src/features/gates/b.ts', "import '../two/a.ts';"],
  ['features-imports-only-what-it-may', 'src/features/one/c.ts', "import '../../integrations/a.ts';"],
  ['no-page-imports-another-area', 'src/pages/one/a.ts', "import '../two/a.ts';"],
  [
    'definitions-of-tests-are-read-through-the-list',
    'src/features/one/e.ts',
    "import '../../lib/assessments/tests/one/definition.ts';",
  ],
  ['pages-take-the-top-of-a-feature', 'src/pages/one/b.ts', "import '../../features/one/inside/a.ts';"],
  [
    'the-embedded-backend-knows-only-the-settings-of-the-app',
    'supabase/local/b.ts',
    "import '../../src/lib/d.ts';",
  ],
  ['app-loads-pages-lazily', 'src/app/a.ts', "import '../pages/two/a.ts';"],
  ['the-app-never-imports-the-embedded-backend', 'src/app/b.ts', "import '../../supabase/local/a.ts';"],
  [
    'functions-import-shared-and-the-pure-core',
    'supabase/functions/f/a.ts',
    "import '../../../src/api/a.ts';",
  ],
  ['the-app-never-imports-the-embedded-backend', 'src/lib/c.ts', "import '../../tools/authoring/a.ts';"],
  ['authoring-tools-know-the-pure-core-alone', 'tools/authoring/b.ts', "import '../../src/api/a.ts';"],
  ['only-integrations-name-the-client-library', 'src/api/b.ts', "import '@supabase/supabase-js';"],
  ['everything-resolves', 'src/app/c.ts', "import './missing.ts';"],
  ['no-cycles', 'src/hooks/a.ts', "import './b.ts';"],
];
const allowed = 'src/features/one/d.ts';
const neighbours = [
  'src/features/one/a.ts',
  'src/features/one/inside/a.ts',
  'src/lib/d.ts',
  'src/features/two/a.ts',
  'src/api/a.ts',
  'src/lib/reports/a.ts',
  'src/lib/exercises/two/exercise.ts',
  'src/i18n/a.ts',
  'src/integrations/a.ts',
  'src/lib/assessments/tests/one/definition.ts',
  'src/features/reports/parts/a.ts',
  'src/pages/two/a.ts',
  'supabase/local/a.ts',
  'tools/authoring/a.ts',
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
    write('src/features/gates/a.ts', '');
    write(allowed, "import '../gates/a.ts';");
    for (const file of ['.dependency-cruiser.mjs', 'tsconfig.json', 'tsconfig.base.json', 'package.json']) {
      cpSync(join(root, file), join(house, file));
    }
    symlinkSync(join(root, 'node_modules'), join(house, 'node_modules'));
    const cruise = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
    const args = [
      cruise,
      'src',
      'supabase',
      'tools',
      '--config',
      '.dependency-cruiser.mjs',
      '--output-type',
      'json',
    ];
    let output: string;
    try {
      output = execFileSync(process.execPath, args, { cwd: house, encoding: 'utf8', maxBuffer: 1e8 });
    } catch (error) {
      output = (error as { stdout: string }).stdout; // a non-zero exit is what planted violations cause
    }
    violations = (JSON.parse(output) as { summary: { violations: typeof violations } }).summary.violations;
  }, 60_000);

  afterAll(() => rmSync(house, { recursive: true }));

  it('every feature may import the gates, by name', () => {
    expect(violations.filter(({ from }) => from === allowed)).toEqual([]);
  });

  it.each(planted)('%s turns red for %s', (rule, file) => {
    expect(violations.filter(({ from }) => from === file).map((violation) => violation.rule.name)).toContain(
      rule,
    );
  });
});
