import { readEnv } from '../_shared/env.ts';
import { createDeps } from './deps.ts';
import { handle } from './handler.ts';

const deps = createDeps(readEnv((name) => Deno.env.get(name)));
Deno.serve((request) => handle(request, deps));
