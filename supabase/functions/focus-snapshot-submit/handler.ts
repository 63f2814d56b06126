/** Takes a finished Focus Snapshot, the one test that needs no account. */
import { findSubmitted } from '@lib/assessments/instruments.ts';
import { focusSnapshotSubmit } from '@lib/contracts/focus-snapshot-submit.ts';
import { serveSubmissions } from '../_shared/submissions/serve-submissions.ts';

export const handle = serveSubmissions(focusSnapshotSubmit, findSubmitted(focusSnapshotSubmit.name));
