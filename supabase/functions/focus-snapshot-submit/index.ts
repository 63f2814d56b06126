import { readEnv } from '../_shared/env.ts';
import { createSubmitDeps } from '../_shared/submit-deps.ts';
import { handle, NAME } from './handler.ts';

const deps = createSubmitDeps(
  readEnv((name) => Deno.env.get(name)),
  NAME,
);
Deno.serve((request) => handle(request, deps));
