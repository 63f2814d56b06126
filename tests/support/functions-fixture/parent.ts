/**
 * A process that runs the gateway, to be killed. Arguments: root of the fixture copy and of the project. Calls one function
 * and prints its process id.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [root = '', project = ''] = process.argv.slice(2);
const load = (file: string) => import(pathToFileURL(join(project, 'supabase/local', file)).href);
const { createFunctions } = await load('functions/index.ts');
const { loadConfig } = await load('config.ts');
const functions = createFunctions({
  root,
  config: { ...loadConfig(project), functions: { exported: { verify_jwt: false } } },
  baseUrl: () => 'http://127.0.0.1:9',
  log: console.error,
});
const url = new URL('http://127.0.0.1:9/functions/v1/exported');
const { pid } = await (await functions.handle(new Request(url), url)).json();
console.log(`child ${pid}`);
setInterval(() => undefined, 60_000);
