import type { BankDescription, BankItem } from '@/lib/assessments/bank-item.ts';

// A bank small enough to write out: two domains of two facets of two questions.
export const bank: BankDescription = {
  id: 'small',
  stem: 'How often do you',
  domains: [
    { id: 'focus', prefix: 'FO', facets: ['tasks', 'pages'], perFacet: 2 },
    { id: 'order', prefix: 'OR', facets: ['keys', 'plans'], perFacet: 2 },
  ],
};

export const soundBank: BankItem[] = [
  item('FO001', 'leave a task halfway to look at something else?', 'focus', 'tasks'),
  item('FO002', 'clean one room and end up in another?', 'focus', 'tasks'),
  item('FO003', 'reach the end of a page and recall little of it?', 'focus', 'pages'),
  item('FO004', 'guess what a letter says?', 'focus', 'pages'),
  item('OR001', 'search for keys or cards when you need to leave?', 'order', 'keys'),
  item('OR002', 'leave a bag behind on a bus?', 'order', 'keys'),
  item('OR003', 'plan too little time for a trip across town?', 'order', 'plans'),
  item('OR004', 'skip the first step of a job?', 'order', 'plans'),
];

export function item(id: string, ending: string, domain: string, facet: string): BankItem {
  return { id, text: `How often do you ${ending}`, domain, facet, active: true };
}

/** The sound bank with one record changed. */
export function replaceItem(id: string, change: Partial<BankItem>): BankItem[] {
  return soundBank.map((each) => (each.id === id ? { ...each, ...change } : each));
}
