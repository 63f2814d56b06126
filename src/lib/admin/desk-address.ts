/** What the desk of the moderators shows, as it stands in the address. What it does not know, it leaves out. */
import { isLanguage, type Language } from '../../config/languages.ts';
import { type ReportReason, reportReasons } from '../community/reports.ts';
import { type PageSize, pageSizes } from './list-address.ts';

/** What waits, then what is looked up or kept. */
export const deskQueues = ['pending', 'reports', 'appeals', 'post', 'tags', 'hosts'] as const;
export type DeskQueue = (typeof deskQueues)[number];

export const postKinds = ['topic', 'answer', 'comment'] as const;
export const reportStates = ['open', 'in_review', 'escalated', 'actioned', 'dismissed', 'withdrawn'] as const;
export const priorities = ['urgent', 'high', 'normal'] as const;
export const openClocks = ['ok', 'due_soon', 'overdue'] as const;
export const assignees = ['me', 'nobody', 'others'] as const;

const usualSize: PageSize = 50;

/** null: all of them. */
export interface DeskFilters {
  readonly kind: (typeof postKinds)[number] | null;
  readonly lang: Language | null;
  readonly state: (typeof reportStates)[number] | null;
  readonly reason: ReportReason | null;
  readonly priority: (typeof priorities)[number] | null;
  readonly clock: (typeof openClocks)[number] | null;
  readonly assignee: (typeof assignees)[number] | null;
}

export interface DeskAddress {
  readonly queue: DeskQueue;
  readonly filters: DeskFilters;
  readonly size: PageSize;
  /** The case that lies open. */
  readonly open: string | null;
}

const oneOf = <Value extends string>(values: readonly Value[], told: string | null): Value | null =>
  values.find((value) => value === told) ?? null;

/** The parameters of an address, as a browser reads them. */
interface AskedInAddress {
  get(name: string): string | null;
}

export function readDesk(search: AskedInAddress): DeskAddress {
  const lang = search.get('lang');
  const size = search.get('size');
  return {
    queue: oneOf(deskQueues, search.get('queue')) ?? 'pending',
    open: search.get('case'),
    size: pageSizes.find((each) => String(each) === size) ?? usualSize,
    filters: {
      kind: oneOf(postKinds, search.get('kind')),
      lang: lang !== null && isLanguage(lang) ? lang : null,
      state: oneOf(reportStates, search.get('state')),
      reason: oneOf(reportReasons, search.get('reason')),
      priority: oneOf(priorities, search.get('priority')),
      clock: oneOf(openClocks, search.get('clock')),
      assignee: oneOf(assignees, search.get('assignee')),
    },
  };
}

/** Filters that each queue knows, in the order in which they are offered. */
export const filtersOf: Readonly<Record<DeskQueue, readonly (keyof DeskFilters)[]>> = {
  pending: ['kind', 'lang'],
  reports: ['state', 'priority', 'clock', 'assignee', 'reason', 'lang'],
  appeals: [],
  post: [],
  tags: [],
  hosts: [],
};

/** Queues that come in pages. */
export const isPaged = (queue: DeskQueue): boolean => ['pending', 'reports', 'appeals'].includes(queue);

const plain = readDesk({ get: () => null });
export const noFilters: DeskFilters = plain.filters;

/** A list of the desk as it stands at first. */
export const deskOf = (queue: DeskQueue, more: Partial<DeskAddress> = {}): string =>
  deskSearch({ ...plain, queue, ...more });

/** The query of an address of the desk; `tab` stands before it. */
export function deskSearch({ queue, filters, size, open }: DeskAddress): string {
  const asked: (readonly [name: string, value: string | null])[] = [
    ['tab', 'community'],
    ['queue', queue],
    ...filtersOf[queue].map((name) => [name, filters[name]] as const),
    ['size', isPaged(queue) && size !== usualSize ? String(size) : null],
    ['case', open],
  ];
  const told = asked.flatMap(([name, value]) =>
    value === null ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  return `?${told.join('&')}`;
}

/** Where the thing that an entry of the log is about lies open: a post or a report, told as `kind:id`; null for others. */
export function caseOf(target: string): string | null {
  const [kind, open] = target.split(':');
  if (!open) return null;
  if (kind === 'report') return deskOf('reports', { open });
  return oneOf(postKinds, kind ?? null) === null ? null : deskOf('post', { open });
}
