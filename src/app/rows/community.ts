import type { PathName } from '../../config/paths.ts';
import type { RouteRow } from '../route-row.ts';

/** Texts of whoever writes: the account says who they are, and a refusal is explained beside what was written. */
const writing = ['account', 'posts', 'community-write', 'community-errors', 'community-guidelines'] as const;

/** Questions and answers; everybody reads, members write. */
export const communityRows = {
  community: {
    page: 'community/community-page',
    frame: 'public',
    needs: 'data',
    texts: ['community', 'community-own', ...writing],
    found: 'index',
    description: 'community:pageDescription',
  },
  communityEducation: {
    page: 'community/community-education-page',
    frame: 'public',
    needs: 'data',
    texts: ['community', 'community-own', 'library', ...writing],
    found: 'noindex',
  },
  communityQuestions: {
    page: 'community/questions-page',
    frame: 'public',
    needs: 'data',
    texts: ['community', 'community-own', 'upgrade', ...writing],
    found: 'index',
    description: 'community:questionsDescription',
  },
  communityTopic: {
    page: 'community/topic-page',
    frame: 'public',
    needs: 'data',
    texts: ['community-topic', 'community-own', ...writing],
    // A question can tell of somebody's health: search engines are not asked in.
    found: 'noindex',
  },
  messages: {
    page: 'community/messages-page',
    frame: 'public',
    needs: 'data',
    texts: ['messages', 'presence', ...writing],
    // What two people write to each other.
    found: 'private',
  },
  communityRoom: {
    page: 'community/room-page',
    frame: 'immersive',
    needs: 'person',
    texts: ['rooms', 'community-own', ...writing],
    // Who has the address of a room that stands in no list can enter it.
    found: 'private',
  },
} as const satisfies Partial<Record<PathName, RouteRow>>;
