import { mayAccept, mayDelete, mayEdit, mayRename, otherAnswers, showsEdit } from '@lib/community/editing.ts';
import { describe, expect, it } from 'vitest';

const day = 86_400_000;
const mine = { createdAt: 0, now: 7 * day, byMe: true, isStaff: false, topicIsLocked: false };

describe('what was written', () => {
  it('is changed by its author for seven days, unless the question is locked', () => {
    expect(mayEdit(mine)).toBe(true);
    expect(mayEdit({ ...mine, now: 7 * day + 1 })).toBe(false);
    expect(mayEdit({ ...mine, topicIsLocked: true })).toBe(false);
    expect(mayEdit({ ...mine, byMe: false })).toBe(false);
    expect(mayEdit({ ...mine, byMe: false, isStaff: true, topicIsLocked: true, now: 90 * day })).toBe(true);
  });

  it('keeps its title once others have answered', () => {
    expect(mayRename({ ...mine, otherAnswers: 0 })).toBe(true);
    expect(mayRename({ ...mine, otherAnswers: 1 })).toBe(false);
    expect(mayRename({ ...mine, otherAnswers: 1, isStaff: true })).toBe(true);
  });

  it('is deleted by its author, a question as long as nobody else has answered it', () => {
    expect(mayDelete('topic', 0)).toBe(true);
    expect(mayDelete('topic', 1)).toBe(false);
    expect(mayDelete('answer', 1)).toBe(true);
    expect(mayDelete('comment', 1)).toBe(true);
  });

  it('by others is what is shown and not by the reader', () => {
    const by = (author_profile_id: string | null, state = 'visible') => ({ author_profile_id, state });
    expect(otherAnswers(1, [by('me'), by('me', 'pending')], 'me')).toBe(0);
    expect(otherAnswers(2, [by('me'), by('you')], 'me')).toBe(1);
    // Whose name is off is nobody's any more, for the database as well.
    expect(otherAnswers(1, [by(null)], 'me')).toBe(1);
    expect(otherAnswers(1, [by(null)], null)).toBe(1);
    expect(otherAnswers(40, [by('me')], 'me')).toBe(39);
  });

  it('says that it was changed after five minutes or the first answer', () => {
    const minute = 60_000;
    expect(showsEdit(0, 5 * minute, null)).toBe(false);
    expect(showsEdit(0, 5 * minute + 1, null)).toBe(true);
    expect(showsEdit(0, 2 * minute, minute)).toBe(true);
    expect(showsEdit(0, 2 * minute, 3 * minute)).toBe(false);
  });
});

describe('an answer', () => {
  const answer = { topicByMe: true, answerByMe: false, state: 'visible', createdAt: 0, now: 0 };

  it('is accepted by the author of the question, an own one after a day', () => {
    expect(mayAccept(answer)).toBe(true);
    expect(mayAccept({ ...answer, topicByMe: false })).toBe(false);
    expect(mayAccept({ ...answer, state: 'hidden' })).toBe(false);
    expect(mayAccept({ ...answer, answerByMe: true, now: day - 1 })).toBe(false);
    expect(mayAccept({ ...answer, answerByMe: true, now: day })).toBe(true);
  });
});
