import type { ParseKeys } from 'i18next';

/** The pages share one file of texts; each of the two long ones has another for itself. */
export type LegalTexts = readonly ['legal', 'policy', 'terms'];
type LegalKey = ParseKeys<LegalTexts>;

export interface LegalSection {
  id: string;
  title: LegalKey;
  /** A paragraph, or the points of a list. */
  parts: readonly (LegalKey | readonly LegalKey[])[];
}

/** Order of the texts; what a page shows besides stands in the page. */
export const privacySections: readonly LegalSection[] = [
  {
    id: 'short',
    title: 'shared.short',
    parts: [['policy:short.l1', 'policy:short.l2', 'policy:short.l3', 'policy:short.l4']],
  },
  { id: 'who', title: 'policy:who.title', parts: ['policy:who.p1', 'policy:who.p2'] },
  {
    id: 'answers',
    title: 'policy:answers.title',
    parts: ['policy:answers.p1', 'policy:answers.p2', 'policy:answers.p3', 'policy:answers.p4'],
  },
  { id: 'training', title: 'policy:training.title', parts: ['policy:training.p1'] },
  { id: 'planning', title: 'policy:planning.title', parts: ['policy:planning.p1'] },
  { id: 'library', title: 'policy:library.title', parts: ['policy:library.p1', 'policy:library.p2'] },
  {
    id: 'community',
    title: 'policy:community.title',
    parts: ['policy:community.p1', 'policy:community.p2', 'policy:community.p3'],
  },
  { id: 'account', title: 'shared.account', parts: ['policy:account.p1', 'policy:account.p2'] },
  {
    id: 'purchases',
    title: 'policy:purchases.title',
    parts: ['policy:purchases.p1', 'policy:purchases.p2'],
  },
  {
    id: 'technical',
    title: 'policy:technical.title',
    parts: ['policy:technical.p1', 'policy:technical.p2'],
  },
  {
    id: 'counting',
    title: 'policy:counting.title',
    parts: ['policy:counting.p1', 'policy:counting.p2', 'policy:counting.p3'],
  },
  { id: 'messages', title: 'policy:messages.title', parts: ['policy:messages.p1'] },
  {
    id: 'processors',
    title: 'policy:processors.title',
    parts: ['policy:processors.p1', 'policy:processors.p3', 'policy:processors.p2'],
  },
  {
    id: 'time',
    title: 'policy:time.title',
    parts: [['policy:time.l1', 'policy:time.l2', 'policy:time.l3', 'policy:time.l4']],
  },
  {
    id: 'rights',
    title: 'policy:rights.title',
    parts: ['policy:rights.p1', 'policy:rights.p2', 'policy:rights.p3'],
  },
  { id: 'safety', title: 'policy:safety.title', parts: ['policy:safety.p1'] },
  { id: 'decisions', title: 'policy:decisions.title', parts: ['policy:decisions.p1'] },
  { id: 'changes', title: 'shared.changes', parts: ['policy:changes.p1'] },
];

/** What goes along with an order by itself, beside the whole terms. */
export const withdrawalSection: LegalSection = {
  id: 'refunds',
  title: 'pages.refunds',
  parts: [
    'terms:refunds.p1',
    ['terms:refunds.l1', 'terms:refunds.l2', 'terms:refunds.l3', 'terms:refunds.l4'],
    'terms:refunds.p2',
    'terms:refunds.p3',
  ],
};

export const termsSections: readonly LegalSection[] = [
  { id: 'what', title: 'terms:what.title', parts: ['terms:what.p1', 'terms:what.p2'] },
  { id: 'who', title: 'terms:who.title', parts: ['terms:who.p1'] },
  { id: 'price', title: 'terms:price.title', parts: ['terms:price.p1', 'terms:price.p2', 'terms:price.p3'] },
  withdrawalSection,
  {
    id: 'account',
    title: 'shared.account',
    parts: [['terms:account.l1', 'terms:account.l2', 'terms:account.l3']],
  },
  {
    id: 'rules',
    title: 'terms:rules.title',
    parts: [['terms:rules.l1', 'terms:rules.l2', 'terms:rules.l3', 'terms:rules.l4']],
  },
  { id: 'yours', title: 'terms:yours.title', parts: ['terms:yours.p1'] },
  {
    id: 'members',
    title: 'terms:members.title',
    parts: ['terms:members.p1', 'terms:members.p2', 'terms:members.p3'],
  },
  {
    id: 'moderation',
    title: 'terms:moderation.title',
    parts: ['terms:moderation.p1', 'terms:moderation.p2', 'terms:moderation.p3'],
  },
  { id: 'safety', title: 'terms:safety.title', parts: ['terms:safety.p1', 'terms:safety.p2'] },
  { id: 'ours', title: 'terms:ours.title', parts: ['terms:ours.p1'] },
  { id: 'running', title: 'terms:running.title', parts: ['terms:running.p1'] },
  { id: 'liability', title: 'terms:liability.title', parts: ['terms:liability.p1'] },
  { id: 'ending', title: 'terms:ending.title', parts: ['terms:ending.p1'] },
  { id: 'changes', title: 'shared.changes', parts: ['terms:changes.p1'] },
  { id: 'law', title: 'terms:law.title', parts: ['terms:law.p1', 'terms:law.p2'] },
];

export const cookiesSections: readonly LegalSection[] = [
  { id: 'short', title: 'shared.short', parts: ['cookies.short.p1', 'cookies.short.p2'] },
  { id: 'list', title: 'cookies.list.title', parts: [] },
  { id: 'others', title: 'cookies.others.title', parts: ['cookies.others.p1'] },
  { id: 'control', title: 'cookies.control.title', parts: ['cookies.control.p1', 'cookies.control.p2'] },
  { id: 'changes', title: 'shared.changes', parts: ['cookies.changes.p1'] },
];

export const medicalSections: readonly LegalSection[] = [
  {
    id: 'notDiagnosis',
    title: 'medical.notDiagnosis.title',
    parts: ['words.notDiagnosis', 'screeningOnly'],
  },
  {
    id: 'numbers',
    title: 'medical.numbers.title',
    parts: [['medical.numbers.l1', 'medical.numbers.l2', 'medical.numbers.l3', 'medical.numbers.l4']],
  },
  { id: 'exercises', title: 'words.exercises', parts: ['medical.exercises.p1'] },
  { id: 'use', title: 'medical.use.title', parts: ['words.useLimits'] },
  { id: 'claims', title: 'medical.claims.title', parts: ['medical.claims.p1'] },
  {
    id: 'help',
    title: 'medical.help.title',
    parts: ['medical.help.p1', 'support', 'medical.help.p3'],
  },
];
