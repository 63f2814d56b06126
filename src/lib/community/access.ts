/**
 * Who may read, create, change and delete which row of the community; section 1.3 of the community rules. It is data to
 * compare with: the database enforces it.
 */

export const communityActors = [
  'visitor',
  'member',
  'author',
  'other',
  'blocked',
  'orders_admin',
  'payments_admin',
  'education_admin',
  'full_admin',
  'master_admin',
  'service',
] as const;

export type CommunityActor = (typeof communityActors)[number];

/** `direct`: under row-level rules. `function`: only by a named function, or the server. */
export type Reach = 'direct' | 'function' | 'deny';
export type Access = { readonly [act in 'read' | 'create' | 'update' | 'delete']: Reach };

/**
 * One column per actor, in the order above. Letters are the acts (R C U D), capital where the statement itself succeeds,
 * small where only a function does it; a dash is no way at all. `member` is signed in without a profile, `author` whose
 * row it is, `blocked` somebody whom the author blocked; admins are seen towards rows of others.
 */
const table = {
  topic_shown: 'R R Rcud Rc Rc R R Rud Rud Rud RCUD',
  topic_held: '- - Rd - - - - Rud Rud Rud RCUD',
  topic_deleted: '- - - - - - - Ru Ru Ru RUD',
  post_shown: 'R R Rcud Rc R R R Rud Rud Rud RCUD',
  post_held: '- - Rd - - - - Rud Rud Rud RCUD',
  tag: 'R R R R R R R Rcu Rcu Rcu RCUD',
  vote: '- - Rcd - - - - - - - RCUD',
  report: '- - Rcu - - - - Ru Ru Ru RCUD',
  mod_action: '- - r - - - - Rc Rc Rc RC',
  block: '- - Rcd - - - - - - - RCD',
  profile: 'R Rc Rud R R R R Ru Ru Ru RCUD',
  profile_account: '- - r - - - - - r r R',
  message_sent: '- - RC - - - - - - - RCUD',
  message_thread: '- - Rcu - - - - - - - RCUD',
  message_got: '- - RU - - - - - - - RCUD',
  contact_message: 'C C C C C C C C Cr Cr RCUD',
  room: '- R Rcud Rc - R R Ru Ru Ru RCUD',
  room_member: '- R Rcud R - R R R R R RCUD',
  room_chat: '- - Rc - - - - - - - RCD',
  admin_role: '- - R - - - - - - Rcu RCUD',
  audit: '- - r - - - - - R R RC',
  order: '- - R - - Ru R - Ru Ru Rcu',
  payment: '- - R - - - Rc - Rc Rc Rcu',
} as const;

export type CommunityRow = keyof typeof table;
export const communityRows = Object.keys(table) as CommunityRow[];

const reach = (cell: string, letter: string): Reach => {
  if (cell.includes(letter)) return 'direct';
  return cell.includes(letter.toLowerCase()) ? 'function' : 'deny';
};

export function accessTo(row: CommunityRow, actor: CommunityActor): Access {
  const cell = table[row].split(' ')[communityActors.indexOf(actor)] ?? '-';
  return {
    read: reach(cell, 'R'),
    create: reach(cell, 'C'),
    update: reach(cell, 'U'),
    delete: reach(cell, 'D'),
  };
}
