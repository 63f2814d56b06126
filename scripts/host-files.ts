/** The same headers and addresses as `_headers` and `_redirects`, as two hosts read them that know neither. */
import { htmlIn, type PageFile, shellRules } from './page-files.ts';
import type { HeaderRule } from './site-files.ts';

interface Rewrite {
  readonly path: string;
  readonly html: string;
}

/** Files that stand at an address without their ending, then the shells. Hosts look for a file of the very name first. */
function rewrites(pages: readonly PageFile[]): Rewrite[] {
  const drawn = pages
    .filter(({ isDrawn }) => isDrawn)
    .flatMap(({ html, languages }) => languages.map((language) => htmlIn(language, html)))
    .filter((html) => !html.endsWith('index.html'))
    .map((html) => ({ path: `/${html.replace('.html', '')}`, html }));
  return [...drawn, ...shellRules(pages)];
}

/** `vercel.json`, in the folder that is published. Source: Vercel, "Project configuration". */
export function vercelFile(rules: readonly HeaderRule[], pages: readonly PageFile[]): string {
  const config = {
    headers: rules.map(({ at, headers }) => ({
      source: at.replace('*', '(.*)'),
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })),
    rewrites: [...rewrites(pages), { path: '/(.*)', html: 'app.html' }].map(({ path, html }) => ({
      source: path,
      destination: `/${html}`,
    })),
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

/** `firebase.json`, beside the folder that is published. Source: Firebase, "Configure Hosting behavior". */
export function firebaseFile(rules: readonly HeaderRule[], pages: readonly PageFile[]): string {
  const config = {
    hosting: {
      public: 'dist',
      ignore: ['_headers', '_redirects', '**/.*'],
      headers: rules.map(({ at, headers }) => ({
        source: at.replace('*', '**'),
        headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
      })),
      rewrites: [...rewrites(pages), { path: '**', html: 'app.html' }].map(({ path, html }) => ({
        source: path.replace(/:\w+/g, '*'),
        destination: `/${html}`,
      })),
    },
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}
