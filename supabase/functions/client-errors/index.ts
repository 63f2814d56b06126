import { start } from '../_shared/http/call-deps.ts';
import { createDeps, handle } from './handler.ts';

start(handle, createDeps);
