/** Functions of the community, by who may call them. */
export const communityOfPeople: readonly string[] = ['private.is_moderator()', 'private.my_profile()'];

export const communityOfServer: readonly string[] = [];

export const communityOfNobody: readonly string[] = [
  'private.guard_community_state()',
  'private.keep_action()',
  'private.leave_community_with_account()',
  'private.leave_posts(uuid, boolean)',
  'private.note_looked_at()',
  'private.raise_version()',
];
