import type { ParseKeys } from 'i18next';

type LegalKey = ParseKeys<'legal'>;

export interface LegalSection {
  id: string;
  title: LegalKey;
  /** A paragraph, or the points of a list. */
  parts: readonly (LegalKey | readonly LegalKey[])[];
}

/** Order of the texts in the `legal` namespace; what a page shows besides stands in the page. */
export const privacySections: readonly LegalSection[] = [
  {
    id: 'short',
    title: 'privacy.short.title',
    parts: [['privacy.short.l1', 'privacy.short.l2', 'privacy.short.l3', 'privacy.short.l4']],
  },
  { id: 'who', title: 'privacy.who.title', parts: ['privacy.who.p1', 'privacy.who.p2'] },
  {
    id: 'answers',
    title: 'privacy.answers.title',
    parts: ['privacy.answers.p1', 'privacy.answers.p2', 'privacy.answers.p3', 'privacy.answers.p4'],
  },
  { id: 'training', title: 'privacy.training.title', parts: ['privacy.training.p1'] },
  { id: 'planning', title: 'privacy.planning.title', parts: ['privacy.planning.p1'] },
  { id: 'library', title: 'privacy.library.title', parts: ['privacy.library.p1', 'privacy.library.p2'] },
  {
    id: 'community',
    title: 'privacy.community.title',
    parts: ['privacy.community.p1', 'privacy.community.p2', 'privacy.community.p3'],
  },
  { id: 'account', title: 'privacy.account.title', parts: ['privacy.account.p1', 'privacy.account.p2'] },
  {
    id: 'purchases',
    title: 'privacy.purchases.title',
    parts: ['privacy.purchases.p1', 'privacy.purchases.p2'],
  },
  {
    id: 'technical',
    title: 'privacy.technical.title',
    parts: ['privacy.technical.p1', 'privacy.technical.p2'],
  },
  {
    id: 'counting',
    title: 'privacy.counting.title',
    parts: ['privacy.counting.p1', 'privacy.counting.p2', 'privacy.counting.p3'],
  },
  { id: 'messages', title: 'privacy.messages.title', parts: ['privacy.messages.p1'] },
  {
    id: 'processors',
    title: 'privacy.processors.title',
    parts: ['privacy.processors.p1', 'privacy.processors.p3', 'privacy.processors.p2'],
  },
  {
    id: 'time',
    title: 'privacy.time.title',
    parts: [['privacy.time.l1', 'privacy.time.l2', 'privacy.time.l3', 'privacy.time.l4']],
  },
  {
    id: 'rights',
    title: 'privacy.rights.title',
    parts: ['privacy.rights.p1', 'privacy.rights.p2', 'privacy.rights.p3'],
  },
  { id: 'safety', title: 'privacy.safety.title', parts: ['privacy.safety.p1'] },
  { id: 'decisions', title: 'privacy.decisions.title', parts: ['privacy.decisions.p1'] },
  { id: 'changes', title: 'privacy.changes.title', parts: ['privacy.changes.p1'] },
];

/** What goes along with an order by itself, beside the whole terms. */
export const withdrawalSection: LegalSection = {
  id: 'refunds',
  title: 'pages.refunds',
  parts: [
    'terms.refunds.p1',
    ['terms.refunds.l1', 'terms.refunds.l2', 'terms.refunds.l3', 'terms.refunds.l4'],
    'terms.refunds.p2',
    'terms.refunds.p3',
  ],
};

export const termsSections: readonly LegalSection[] = [
  { id: 'what', title: 'terms.what.title', parts: ['terms.what.p1', 'terms.what.p2'] },
  { id: 'who', title: 'terms.who.title', parts: ['terms.who.p1'] },
  { id: 'price', title: 'terms.price.title', parts: ['terms.price.p1', 'terms.price.p2', 'terms.price.p3'] },
  withdrawalSection,
  {
    id: 'account',
    title: 'privacy.account.title',
    parts: [['terms.account.l1', 'terms.account.l2', 'terms.account.l3']],
  },
  {
    id: 'rules',
    title: 'terms.rules.title',
    parts: [['terms.rules.l1', 'terms.rules.l2', 'terms.rules.l3', 'terms.rules.l4']],
  },
  { id: 'yours', title: 'terms.yours.title', parts: ['terms.yours.p1'] },
  {
    id: 'members',
    title: 'terms.members.title',
    parts: ['terms.members.p1', 'terms.members.p2', 'terms.members.p3'],
  },
  { id: 'ours', title: 'terms.ours.title', parts: ['terms.ours.p1'] },
  { id: 'running', title: 'terms.running.title', parts: ['terms.running.p1'] },
  { id: 'liability', title: 'terms.liability.title', parts: ['terms.liability.p1'] },
  { id: 'ending', title: 'terms.ending.title', parts: ['terms.ending.p1'] },
  { id: 'changes', title: 'terms.changes.title', parts: ['terms.changes.p1'] },
  { id: 'law', title: 'terms.law.title', parts: ['terms.law.p1', 'terms.law.p2'] },
];

export const cookiesSections: readonly LegalSection[] = [
  { id: 'short', title: 'cookies.short.title', parts: ['cookies.short.p1', 'cookies.short.p2'] },
  { id: 'list', title: 'cookies.list.title', parts: [] },
  { id: 'others', title: 'cookies.others.title', parts: ['cookies.others.p1'] },
  { id: 'control', title: 'cookies.control.title', parts: ['cookies.control.p1', 'cookies.control.p2'] },
  { id: 'changes', title: 'cookies.changes.title', parts: ['cookies.changes.p1'] },
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
