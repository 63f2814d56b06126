import type { Plugin } from 'vite';

const builds = '/node_modules/react-router/dist/development/';
const warnings = /\bvar ENABLE_DEV_WARNINGS = true;/;

/**
 * React Router names its development build to every bundler; the two differ in whether it warns developers. A published app
 * does without the warnings.
 */
export function quietRouter(): Plugin {
  let isQuiet = false;
  return {
    name: 'quiet-router',
    apply: 'build',
    transform(code, id) {
      if (!id.replaceAll('\\', '/').includes(builds) || !warnings.test(code)) return null;
      isQuiet = true;
      return { code: code.replace(warnings, 'var ENABLE_DEV_WARNINGS = false;'), map: null };
    },
    buildEnd(error) {
      if (!error && !isQuiet && this.environment.name === 'client')
        throw new Error('React Router has its warnings elsewhere now: see scripts/vite-router.ts');
    },
  };
}
