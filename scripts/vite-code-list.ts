import { relative } from 'node:path';
import type { Plugin } from 'vite';
import type { CodeFile } from './page-files.ts';

/** Writes down which file of the build holds what: for the HTML files and the budgets. Vite's own manifest names entries alone. */
export function codeList(root: string): Plugin {
  return {
    name: 'code-list',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    generateBundle(_options, bundle) {
      const code: CodeFile[] = Object.values(bundle)
        .filter((one) => one.type === 'chunk')
        .map(({ fileName, isEntry, imports, dynamicImports, moduleIds }) => ({
          file: fileName,
          isEntry,
          imports,
          dynamicImports,
          sources: moduleIds
            .map((id) => relative(root, id).replaceAll('\\', '/'))
            .filter((id) => id.startsWith('src/')),
        }));
      this.emitFile({ type: 'asset', fileName: '.vite/code.json', source: JSON.stringify(code) });
    },
  };
}
