/** Who may change what was written, and who may accept; section 2.8 of the community rules. Times are milliseconds. */

const minuteMs = 60_000;
const dayMs = 86_400_000;
const editWindow = 7 * dayMs;
const unmarkedFor = 5 * minuteMs;
const ownAnswerAfter = dayMs;

export type Written = {
  readonly createdAt: number;
  readonly now: number;
  readonly byMe: boolean;
  readonly isStaff: boolean;
  readonly topicIsLocked: boolean;
};

/** For 7 days by its author, not while the question is locked; by staff at any time, with a reason. */
export const mayEdit = ({ createdAt, now, byMe, isStaff, topicIsLocked }: Written): boolean =>
  isStaff || (byMe && !topicIsLocked && now - createdAt <= editWindow);

/** How many shown answers are not the reader's own. @param first those of the first page; who has more than it holds is not alone */
export const otherAnswers = (
  shown: number,
  first: readonly { readonly author_profile_id: string | null; readonly state: string }[],
  reader: string | null,
): number =>
  shown -
  first.filter(
    ({ author_profile_id, state }) => reader !== null && author_profile_id === reader && state === 'visible',
  ).length;

/** The title is staff's once somebody else has answered. */
export const mayRename = (written: Written & { readonly otherAnswers: number }): boolean =>
  mayEdit(written) && (written.isStaff || written.otherAnswers === 0);

/** A question that others answered stays; its author can take the name off. Everything else goes alone. */
export const mayDelete = (kind: 'topic' | 'answer' | 'comment', otherAnswers: number): boolean =>
  kind !== 'topic' || otherAnswers === 0;

/** Whether a change shows: 'Edited' stands there after 5 minutes, or once somebody else has answered. */
export const showsEdit = (createdAt: number, editedAt: number, firstAnswerAt: number | null): boolean =>
  editedAt - createdAt > unmarkedFor || (firstAnswerAt !== null && firstAnswerAt <= editedAt);

/** The author of the question accepts a visible answer; an own one after a day. */
export const mayAccept = (answer: {
  readonly topicByMe: boolean;
  readonly answerByMe: boolean;
  readonly state: string;
  readonly createdAt: number;
  readonly now: number;
}): boolean =>
  answer.topicByMe &&
  answer.state === 'visible' &&
  (!answer.answerByMe || answer.now - answer.createdAt >= ownAnswerAfter);
