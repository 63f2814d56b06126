import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { writeTextTypes } from './text-types.ts';

const folder = 'src/i18n/locales';

/**
 * Puts the interface texts into the build as plain JSON under an address that changes with their content. As modules
 * they would cost every first load a list of 121 chunk names.
 */
export function locales(root: string): Plugin {
  writeTextTypes(root);
  const files = globSync('*/*.json', { cwd: join(root, folder) }).sort();
  const texts = files.map((file) =>
    JSON.stringify(JSON.parse(readFileSync(join(root, folder, file), 'utf8'))),
  );
  const hash = createHash('sha256').update(files.join()).update(texts.join()).digest('hex').slice(0, 12);
  return {
    name: 'locales',
    config: (_config, { command }) => ({
      define: {
        __LOCALES__: JSON.stringify(command === 'serve' ? `/${folder}` : `/assets/locales-${hash}`),
      },
    }),
    generateBundle() {
      for (const [index, file] of files.entries()) {
        const fileName = `assets/locales-${hash}/${file.replaceAll('\\', '/')}`;
        this.emitFile({ type: 'asset', fileName, source: texts[index] ?? '' });
      }
    },
  };
}
