import type { Plugin } from 'vite';

export interface Preload {
  plugin: Plugin;
  /** For `build.modulePreload`: what a lazily loaded file brings with it, without what is there already. */
  resolveDependencies: (file: string, dependencies: string[]) => string[];
}

/**
 * The router names, for each page, every file to fetch with it. Those that the first page has loaded anyway are left out of
 * the list: they are a third of it.
 */
export function preload(): Preload {
  const loaded = new Set<string>();
  return {
    plugin: {
      name: 'preload',
      enforce: 'pre',
      generateBundle(_options, bundle) {
        const visit = (file: string) => {
          const chunk = bundle[file];
          if (chunk?.type !== 'chunk' || loaded.has(file)) return;
          loaded.add(file);
          for (const next of chunk.imports) visit(next);
        };
        for (const chunk of Object.values(bundle)) {
          if (chunk.type === 'chunk' && chunk.isEntry) visit(chunk.fileName);
        }
      },
    },
    resolveDependencies: (_file, dependencies) => dependencies.filter((file) => !loaded.has(file)),
  };
}
