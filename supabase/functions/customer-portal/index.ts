import { readEnv } from '../_shared/env.ts';
import { createDeps } from './deps.ts';
import { handle } from './handler.ts';

const get = (name: string) => Deno.env.get(name);
const deps = createDeps(readEnv(get), get);
Deno.serve((request) => handle(request, deps));
