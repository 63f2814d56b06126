import { domainOf } from '../../assessments/scoring.ts';
import type { DomainDefinition } from '../../assessments/types.ts';

/** A set of follow-up questions as it is stored with an attempt. */
export type StoredFollowUp = {
  /** The question that triggered it. */
  readonly question_id: string;
  readonly settings: readonly string[];
  readonly since: string | null;
  /** 1..5; null when it was not answered. */
  readonly impact: number | null;
};

type Domains = readonly Pick<DomainDefinition, 'id' | 'prefix'>[];

export type SettingRow<Setting extends string> = {
  /** Area id. */
  readonly id: string;
  /** Follow-up sets asked in this area. */
  readonly sets: number;
  readonly counts: Readonly<Record<Setting, number>>;
};

/** How often each setting was named per area; areas without follow-ups are left out, strange settings count nowhere. */
export function settingsGrid<Setting extends string>(
  followUps: readonly StoredFollowUp[],
  domains: Domains,
  settings: readonly Setting[],
): SettingRow<Setting>[] {
  return domains.flatMap(({ id }) => {
    const own = setsOf(followUps, domains, id);
    if (own.length === 0) return [];
    const counts = settings.map((setting) => [
      setting,
      own.filter((set) => set.settings.includes(setting)).length,
    ]);
    return [{ id, sets: own.length, counts: Object.fromEntries(counts) as Record<Setting, number> }];
  });
}

/** How often each onset was chosen, in the order of `options`; those never chosen are left out. */
export function onsetCounts<Since extends string>(
  followUps: readonly StoredFollowUp[],
  options: readonly Since[],
): { readonly since: Since; readonly count: number }[] {
  return options
    .map((since) => ({ since, count: followUps.filter((set) => set.since === since).length }))
    .filter(({ count }) => count > 0);
}

export type AreaFollowUps = {
  /** Area id. */
  readonly id: string;
  /** Answers 1..5 to 'How often does this make your day harder?', in the order asked. */
  readonly impacts: readonly number[];
  /** Settings named at least once, most often named first; ties in the order given. */
  readonly settings: readonly string[];
  /** Onsets named, each once, in the order asked. */
  readonly onsets: readonly string[];
};

/** What the follow-ups say of each area; areas without any are left out. */
export function followUpsByArea(followUps: readonly StoredFollowUp[], domains: Domains): AreaFollowUps[] {
  return domains.flatMap(({ id }) => {
    const own = setsOf(followUps, domains, id);
    if (own.length === 0) return [];
    const named = own.flatMap((set) => set.settings);
    const times = (setting: string) => named.filter((each) => each === setting).length;
    return [
      {
        id,
        impacts: own.flatMap(({ impact }) => impact ?? []),
        settings: [...new Set(named)].sort((a, b) => times(b) - times(a)),
        onsets: [...new Set(own.flatMap(({ since }) => since ?? []))],
      },
    ];
  });
}

/** Open answers to `question`, which are kept under '<question>.<area>', in report order. */
export function quotesByArea(
  texts: Readonly<Record<string, string>>,
  question: string,
  areas: readonly string[],
): { readonly id: string; readonly text: string }[] {
  return areas.flatMap((id) => {
    const text = texts[`${question}.${id}`]?.trim();
    return text ? [{ id, text }] : [];
  });
}

function setsOf(followUps: readonly StoredFollowUp[], domains: Domains, id: string): StoredFollowUp[] {
  return followUps.filter(({ question_id }) => domainOf(question_id, domains)?.id === id);
}
