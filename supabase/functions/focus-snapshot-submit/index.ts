import { start } from '../_shared/http/call-deps.ts';
import { createSubmitDeps, takeSnapshot } from '../_shared/submissions/serve-submissions.ts';

start(takeSnapshot, createSubmitDeps);
