import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { authCalls } from '../src/integrations/supabase/auth-calls.ts';
import { namesIn, withoutUnused } from './class-members.ts';

const authFolder = '/node_modules/@supabase/auth-js/dist/module/';
/** Its classes by their files: the methods that are called, and groups of calls that hang on a field of their own. */
const authClasses: Readonly<Record<string, { called: readonly string[]; unused: readonly string[] }>> = {
  GoTrueClient: { called: authCalls, unused: ['mfa', 'oauth', 'passkey'] },
  GoTrueAdminApi: { called: ['signOut'], unused: ['mfa', 'oauth', 'customProviders', 'passkey'] },
};

const queries = '/node_modules/@supabase/postgrest-js/dist/index.mjs';
/** What a query may be asked, from the outermost class inwards. */
const queryClasses = [
  'PostgrestClient',
  'PostgrestQueryBuilder',
  'PostgrestFilterBuilder',
  'PostgrestTransformBuilder',
  'PostgrestBuilder',
];

/** Members that are named of anything, anywhere in the app: whatever it is, a query may be meant. */
function membersNamed(root: string): ReadonlySet<string> {
  const code = globSync('src/**/*.{ts,tsx}', { cwd: root }).map((file) =>
    readFileSync(join(root, file), 'utf8'),
  );
  return new Set(code.flatMap((text) => [...text.matchAll(/\.(\w+)/g)].map(([, name = '']) => name)));
}

/** Makes the client small: the bundle holds of sign-in and of queries what the app calls. */
export function smallClient(root: string): Plugin {
  let named: ReadonlySet<string> = new Set();
  return {
    name: 'small-client',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      named = membersNamed(root);
    },
    transform(code, id) {
      const path = id.replaceAll('\\', '/');
      if (path.endsWith(queries)) {
        const small = queryClasses.reduce((text, name) => {
          const tree = this.parse(text);
          // Whoever awaits a query calls `then`.
          const wanted = namesIn(tree, name).filter((one) => one === 'then' || named.has(one));
          return withoutUnused(text, tree, name, wanted, []);
        }, code);
        return { code: small, map: null };
      }
      const [, file] = path.split(authFolder);
      if (file === undefined) return null;
      const name = file.replace(/\.js$/, '');
      const { called, unused } = authClasses[name] ?? {};
      if (!called || !unused) return { code, map: null, moduleSideEffects: name === 'lib/polyfills' };
      return { code: withoutUnused(code, this.parse(code), name, called, unused), map: null };
    },
  };
}
