import { start } from '../_shared/http/call-deps.ts';
import { createSubmitDeps, takeAssessment } from '../_shared/submissions/serve-submissions.ts';

start(takeAssessment, createSubmitDeps);
