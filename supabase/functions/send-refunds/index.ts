import { start } from '../_shared/http/call-deps.ts';
import { createDeps } from './deps.ts';
import { handle } from './handler.ts';

start(handle, createDeps);
