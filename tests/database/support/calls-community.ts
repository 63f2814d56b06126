import { profileIds } from './rows/community.ts';

export const communityCalls: Readonly<Record<string, string>> = {
  'private.guard_community_state()': 'private.guard_community_state()',
  'private.is_moderator()': 'private.is_moderator()',
  'private.keep_action()': 'private.keep_action()',
  'private.leave_community_with_account()': 'private.leave_community_with_account()',
  'private.leave_posts(uuid, boolean)': `private.leave_posts('${profileIds.left}', true)`,
  'private.my_profile()': 'private.my_profile()',
  'private.note_looked_at()': 'private.note_looked_at()',
  'private.raise_version()': 'private.raise_version()',
};
