import type { Plugin } from 'vite';
import { authCalls } from '../src/integrations/supabase/auth-calls.ts';
import { withoutUnused } from './auth-members.ts';

const authFolder = '/node_modules/@supabase/auth-js/dist/module/';
/** Its classes by their files: the methods that are called, and groups of calls that hang on a field of their own. */
const authClasses: Readonly<Record<string, { called: readonly string[]; unused: readonly string[] }>> = {
  GoTrueClient: { called: authCalls, unused: ['mfa', 'oauth', 'passkey'] },
  GoTrueAdminApi: { called: ['signOut'], unused: ['mfa', 'oauth', 'customProviders', 'passkey'] },
};

/** Makes sign-in small: the bundle holds of it what the app calls. */
export function smallClient(): Plugin {
  return {
    name: 'small-client',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      const [, file] = id.replaceAll('\\', '/').split(authFolder);
      if (file === undefined) return null;
      const name = file.replace(/\.js$/, '');
      const { called, unused } = authClasses[name] ?? {};
      if (!called || !unused) return { code, map: null, moduleSideEffects: name === 'lib/polyfills' };
      return { code: withoutUnused(code, this.parse(code), name, called, unused), map: null };
    },
  };
}
