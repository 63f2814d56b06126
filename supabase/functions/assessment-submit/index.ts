import { start } from '../_shared/http/call-deps.ts';
import { createSubmitDeps } from '../_shared/submissions/serve-submissions.ts';
import { handle } from './handler.ts';

start(handle, createSubmitDeps);
