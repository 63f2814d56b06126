/** The import directions of the architecture, machine-checked. */
const layers = {
  lib: ['config'],
  config: [],
  content: ['lib', 'config'],
  worker: ['config'],
  i18n: ['lib', 'config'],
  hooks: ['lib', 'config'],
  integrations: ['lib', 'config'],
  components: ['hooks', 'i18n', 'lib', 'config'],
  api: ['integrations', 'content', 'lib', 'config'],
  contexts: ['api', 'integrations', 'hooks', 'lib', 'config'],
  pdf: ['lib', 'config'],
  features: ['contexts', 'api', 'components', 'pdf', 'hooks', 'i18n', 'lib', 'config', 'content'],
  pages: ['features', 'contexts', 'api', 'components', 'hooks', 'i18n', 'lib', 'config', 'content'],
};

const layerRules = Object.entries(layers).map(([layer, allowed]) => ({
  name: `${layer}-imports-only-what-it-may`,
  severity: 'error',
  from: { path: `^src/${layer}/` },
  to: { path: '^src/', pathNot: `^src/(${[layer, ...allowed].join('|')})/` },
}));

/** What all exercises stand on. */
const exerciseFloor = 'engine|adaptivity|stats|simulation';

export default {
  forbidden: [
    ...layerRules,
    {
      name: 'tests-know-nothing-of-reports',
      severity: 'error',
      from: { path: '^src/lib/assessments/' },
      to: { path: '^src/lib/reports/' },
    },
    {
      name: 'no-exercise-knows-another',
      severity: 'error',
      // Folders with an exercise.ts are exercises; what they share lies beside them.
      from: { path: '^src/lib/exercises/([^/]+)/', pathNot: `^src/lib/exercises/(${exerciseFloor})/` },
      to: { path: '^src/lib/exercises/[^/]+/', pathNot: `^src/lib/exercises/($1|${exerciseFloor})/` },
    },
    {
      name: 'the-floor-of-exercises-knows-none-by-name',
      severity: 'error',
      from: { path: `^src/lib/exercises/((${exerciseFloor})/|[^/]+\\.ts$)`, pathNot: '/registry\\.ts$' },
      to: { path: '^src/lib/exercises/[^/]+/', pathNot: `^src/lib/exercises/(${exerciseFloor})/` },
    },
    {
      name: 'exercises-are-loaded-when-they-are-opened',
      severity: 'error',
      from: { path: '^src/lib/exercises/registry\\.ts$' },
      to: { path: '/exercise\\.ts$', dependencyTypesNot: ['dynamic-import'] },
    },
    {
      name: 'the-words-of-reports-stand-below-their-parts',
      severity: 'error',
      from: { path: '^src/features/reports/words/' },
      to: { path: '^src/features/reports/', pathNot: '^src/features/reports/words/' },
    },
    {
      name: 'ui-kit-knows-no-data-and-no-translation',
      severity: 'error',
      from: { path: '^src/components/ui/' },
      to: { path: '^src/', pathNot: '^src/(components/ui|hooks|lib)/' },
    },
    {
      name: 'no-feature-imports-another',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      // What opens a closed test, exercise or plan stands in the middle of every other feature: `gates` is allowed by name.
      to: { path: '^src/features/', pathNot: '^src/features/($1|gates)/' },
    },
    {
      name: 'pages-take-the-top-of-a-feature',
      severity: 'error',
      from: { path: '^src/pages/' },
      to: { path: '^src/features/[^/]+/[^/]+/' },
    },
    {
      name: 'the-embedded-backend-knows-only-the-settings-of-the-app',
      severity: 'error',
      from: { path: '^supabase/local/' },
      to: { path: '^src/', pathNot: '^src/config/' },
    },
    {
      name: 'no-page-imports-another-area',
      severity: 'error',
      from: { path: '^src/pages/([^/]+)/' },
      to: { path: '^src/pages/', pathNot: '^src/pages/$1/' },
    },
    {
      name: 'definitions-of-tests-are-read-through-the-list',
      severity: 'error',
      from: {
        path: '^src/(lib|api|components|features)/',
        pathNot:
          '^src/(lib/assessments/(tests/|instruments\\.ts)|features/(tests/tests|focustrack|reports/(special|tests))/)',
      },
      to: { path: '^src/lib/assessments/tests/[^/]+/definition\\.ts$' },
    },
    {
      name: 'app-loads-pages-lazily',
      severity: 'error',
      from: { path: '^src/app/' },
      to: { path: '^src/pages/', dependencyTypesNot: ['dynamic-import'] },
    },
    {
      name: 'the-pure-core-uses-zod-alone',
      severity: 'error',
      from: { path: '^src/(lib|config)/' },
      to: { dependencyTypes: ['npm', 'npm-dev', 'npm-optional', 'core'], pathNot: 'node_modules/zod/' },
    },
    {
      name: 'functions-import-shared-and-the-pure-core',
      severity: 'error',
      from: { path: '^supabase/functions/([^/]+)/' },
      to: {
        path: '^(src|supabase|tools)/',
        pathNot: '^(supabase/functions/($1|_shared)/|src/(lib|config)/)',
      },
    },
    {
      name: 'authoring-tools-know-the-pure-core-alone',
      severity: 'error',
      from: { path: '^tools/authoring/' },
      to: { path: '^(src|supabase)/', pathNot: '^src/(lib|config)/' },
    },
    {
      name: 'the-app-never-imports-the-embedded-backend',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(supabase|tests|e2e|scripts|tools|bench)/' },
    },
    {
      name: 'only-integrations-name-the-client-library',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/integrations/' },
      to: { path: 'node_modules/@supabase/' },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    { name: 'everything-resolves', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|supabase/\\.temp)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'types', 'node', 'default'],
    },
  },
};
