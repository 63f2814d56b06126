import { invitedOutbox, keepInvited } from '@/api/sharing/invites';
import { ok } from '@/lib/result';
import type { HandIn } from '../runner/hand-in';

/** Answers given by an invite go to the one who asked; their result is not for the one who answered. */
export function handInInvited(token: string): HandIn {
  return async (definition, run, _owner, onRefused) => {
    // Scored all the same: what the server would refuse is said before it is kept. It came with the questions, and so
    // without a connection, too; the page of the invite does without it.
    const { scoreRun } = await import('../runner/hand-in');
    const scored = scoreRun(definition, run);
    if (!scored.ok) return scored;
    const { submission } = scored.value;
    await keepInvited(submission, token);
    void invitedOutbox.send(submission.id).then((sent) => {
      if (sent.status === 'refused') onRefused();
    });
    return ok(null);
  };
}
