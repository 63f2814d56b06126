import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Makes checks of what comes from outside small: the app in the browser has of `zod/mini` what its schemas ask for (src/integrations/schemas). */
export function smallSchemas(root: string): Plugin {
  return {
    name: 'small-schemas',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id === 'zod/mini' ? join(root, 'src/integrations/schemas/mini.ts') : null),
    generateBundle(_options, bundle) {
      for (const one of Object.values(bundle)) {
        const zod =
          one.type === 'chunk' && one.moduleIds.find((id) => id.replaceAll('\\', '/').includes('/zod/'));
        if (zod) throw new Error(`${zod} is in the app: it takes its schemas from 'zod/mini' alone`);
      }
    },
  };
}
