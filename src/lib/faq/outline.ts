import type { faqPlaces } from '../../config/built.ts';

export const faqCategories = ['start', 'tests', 'training', 'wellbeing', 'billing', 'technical'] as const;
export type FaqCategory = (typeof faqCategories)[number];
export type FaqPlace = keyof typeof faqPlaces;

interface Outline {
  readonly id: string;
  readonly category: FaqCategory;
  /** Where the answer leads. */
  readonly links: readonly FaqPlace[];
}

/** The questions in their order, in every language; their words stand in `src/content/faq`. */
const faqOutline = [
  { id: 'what-is-it', category: 'start', links: ['diagnostics', 'medicalDisclaimer'] },
  { id: 'first-steps', category: 'start', links: ['screening', 'diagnostics'] },
  { id: 'need-account', category: 'start', links: ['diagnostics'] },
  { id: 'who-sees-data', category: 'start', links: ['accountSettings', 'contact'] },
  { id: 'is-it-diagnosis', category: 'tests', links: ['medicalDisclaimer'] },
  { id: 'which-test', category: 'tests', links: ['screening', 'diagnostics'] },
  { id: 'how-scored', category: 'tests', links: ['testHistory', 'medicalDisclaimer'] },
  { id: 'retake', category: 'tests', links: ['testHistory'] },
  { id: 'child-tests', category: 'tests', links: ['screening', 'accountSettings'] },
  { id: 'which-exercises', category: 'training', links: ['myProgress'] },
  { id: 'does-training-work', category: 'training', links: ['medicalDisclaimer', 'myProgress'] },
  { id: 'how-often-train', category: 'training', links: ['calendar', 'myProgress'] },
  { id: 'breathing-safe', category: 'wellbeing', links: ['medicalDisclaimer'] },
  { id: 'feeling-bad', category: 'wellbeing', links: ['medicalDisclaimer', 'contact'] },
  { id: 'plans-prices', category: 'billing', links: ['accountSettings', 'contact'] },
  { id: 'trial', category: 'billing', links: ['accountSettings'] },
  { id: 'cancel-refund', category: 'billing', links: ['accountSettings', 'contact'] },
  { id: 'calendar-access', category: 'billing', links: ['calendar', 'accountSettings'] },
  { id: 'email-missing', category: 'technical', links: ['contact'] },
  { id: 'page-problem', category: 'technical', links: ['testHistory', 'contact'] },
] as const satisfies readonly Outline[];

export type FaqId = (typeof faqOutline)[number]['id'];

/** The same rows as their common type. */
export const faqRows: readonly (Outline & { readonly id: FaqId })[] = faqOutline;
