import { readFileSync } from 'node:fs';
import { pageFiles } from '../scripts/page-files.ts';
const code = JSON.parse(readFileSync('dist/.vite/code.json', 'utf8'));
const by = new Map(code.map((c: any) => [c.file, c]));
const sent = (f: string) => readFileSync(`dist/${f}.br`).length / 1000;
for (const page of pageFiles(code) as any[]) {
  const names = process.argv.slice(2);
  if (!names.includes(page.at[0])) continue;
  const files = [...new Set([...page.code, ...page.session])] as string[];
  console.log(page.at[0], files.reduce((t, f) => t + sent(f), 0).toFixed(1));
  for (const f of files) { const c: any = by.get(f); console.log('  ', f, sent(f).toFixed(1), c.sources.length, c.sources.filter((s: string) => /community|posts\/|markdown|mdast|hast|micromark|unified|vfile|radio|sheet|lucide/.test(s)).map((s: string) => s.replace('node_modules/', '').slice(-50)).slice(0, 25).join(' ')); }
}
