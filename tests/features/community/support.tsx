/** The community in memory: what its functions answer, what they were asked, and the rows they answer with. */
import 'fake-indexeddb/auto';
import { screen } from '@testing-library/react';
import type { OwnProfile } from '@/api/community/own-profile';
import type { Byline, Comment, Answer as Listed, ListedTopic, WholeTopic } from '@/api/community/shapes';
import type { Answer } from '../../support/fake-supabase';
import { ann, current } from '../auth/support';

type Args = Record<string, unknown>;
type Told = Answer | Promise<Answer>;

export const told = (data: unknown): Answer => ({ data, error: null });
/** How a function of the community says no. */
export const refused = (code: string, details = ''): Answer => ({
  data: null,
  error: { code: 'PT400', message: code, details },
});
/** A fault of the server, of which nobody knows more. */
export const broken: Answer = { data: null, error: { code: 'XX000', message: 'no' } };

/** Ids as they are made, one for each number. */
export const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

const rowIds = { ann: idOf(1), ben: idOf(2), question: idOf(100) };
export const annProfile = rowIds.ann;
export const benProfile = rowIds.ben;
export const questionId = rowIds.question;

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

export const byline = (id: string, handle: string, more: Partial<Byline> = {}): Byline => ({
  id,
  handle,
  avatar: null,
  premium: false,
  team: false,
  new_here: false,
  ...more,
});
export const members = [byline(annProfile, 'Ann-here'), byline(benProfile, 'Ben')];

export const ownProfile = (more: Partial<OwnProfile> = {}): OwnProfile => ({
  id: annProfile,
  handle: 'Ann-here',
  handle_changed_at: null,
  about: '',
  avatar: null,
  lang: 'en',
  standing: 'active',
  standing_until: null,
  show_premium_badge: true,
  allow_requests: 'nobody',
  guidelines_version: 1,
  first_posts_approved: 2,
  member_since: minutesAgo(60 * 24 * 90),
  version: 1,
  level: 'known',
  ...more,
});

export const topicRow = (number: number, more: Partial<ListedTopic> = {}): ListedTopic => ({
  id: idOf(number),
  title: `Question number ${number}`,
  lang: 'en',
  state: 'open',
  author_profile_id: benProfile,
  is_seed: false,
  votes: 0,
  answer_count: 0,
  created_at: minutesAgo(number),
  last_activity_at: minutesAgo(number),
  pinned: false,
  tags: [],
  key: String(number),
  ...more,
});

export const answerRow = (number: number, more: Partial<Listed> = {}): Listed => ({
  id: idOf(number),
  author_profile_id: benProfile,
  body: `What helped me, part ${number}.`,
  lang: 'en',
  state: 'visible',
  is_seed: false,
  votes: 0,
  edited_at: null,
  version: 1,
  created_at: minutesAgo(30),
  accepted: false,
  support_card: false,
  ...more,
});

export const commentRow = (number: number, more: Partial<Comment> = {}): Comment => ({
  id: idOf(number),
  author_profile_id: benProfile,
  body: `Thank you, ${number}.`,
  lang: 'en',
  state: 'visible',
  version: 1,
  created_at: minutesAgo(20),
  support_card: false,
  ...more,
});

export function whole(
  topic: Partial<WholeTopic['topic']> = {},
  answers: Listed[] = [],
  more: Partial<Omit<WholeTopic, 'topic' | 'page'>> & { voted?: string[] } = {},
): WholeTopic {
  const { voted = [], ...rest } = more;
  return {
    topic: {
      id: questionId,
      author_profile_id: benProfile,
      title: 'How do I begin in the morning?',
      body: 'I sit there and **wait**.',
      lang: 'en',
      state: 'open',
      accepted_answer_id: null,
      pinned: false,
      is_seed: false,
      votes: 3,
      answer_count: answers.length,
      edited_at: null,
      version: 1,
      created_at: minutesAgo(60),
      last_activity_at: minutesAgo(60),
      tags: ['starting'],
      duplicate_of: null,
      voted: false,
      support_card: false,
      ...topic,
    },
    comments: [],
    members,
    page: { answers, comments: [], voted, members },
    ...rest,
  };
}

/** Functions of the database and what each was asked, in order. */
export interface Server {
  answers: Record<string, (args: Args) => Told>;
  asked: { name: string; args: Args }[];
}

const usual = (): Server['answers'] => ({
  my_community_profile: () => told(null),
  community_topics: () => told({ pinned: [], topics: [], members: [] }),
  community_topic: () => told(null),
  my_moderation: () => told([]),
  my_community_posts: () => told([]),
});

/** Put together anew for each test. */
export function serve(answers: Server['answers'] = {}): Server {
  const server: Server = { answers: { ...usual(), ...answers }, asked: [] };
  current.backend.rpc.mockImplementation(async (...given: unknown[]) => {
    const [name, args = {}] = given as [string, Args?];
    server.asked.push({ name, args });
    return (await server.answers[name]?.(args)) ?? told(null);
  });
  current.backend.rows.tags = [
    { slug: 'focus', names: { en: 'Focus', de: 'Fokus' } },
    { slug: 'starting', names: { en: 'Starting', de: 'Anfangen' } },
    { slug: 'sleep', names: { en: 'Sleep', de: 'Schlaf' } },
  ];
  current.backend.rows.blocks = [];
  return server;
}

export const askedOf = (server: Server, name: string): Args[] =>
  server.asked.filter((call) => call.name === name).map(({ args }) => args);

/** Ann is signed in, and a member unless told otherwise. */
export function asAnn(server: Server, profile: OwnProfile | null = ownProfile()): void {
  current.hasSession = true;
  current.backend.state.session = ann;
  server.answers.my_community_profile = () => told(profile);
}

/** An answer that comes when the test says so. */
export function later(): { answer: Promise<Answer>; come: (answer: Answer) => void } {
  let come: (answer: Answer) => void = () => {};
  const answer = new Promise<Answer>((resolve) => {
    come = resolve;
  });
  return { answer, come };
}

export const alertText = async () => (await screen.findByRole('alert')).textContent;
