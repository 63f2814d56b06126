import { defineCall } from './call.ts';
import { submissionParts } from './submissions.ts';

/** Takes a finished Focus Snapshot, the one test that needs no account. */
export const focusSnapshotSubmit = defineCall({
  name: 'focus-snapshot-submit',
  auth: 'anyone',
  ...submissionParts,
});
