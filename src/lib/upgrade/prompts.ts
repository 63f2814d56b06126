/** Where a prompt may stand. */
export const promptPlacements = [
  'training_sidebar',
  'test_results_footer',
  'progress_milestone',
  'feature_gate',
  'dashboard_welcome',
  'settings_premium',
  'training_complete',
  'navigation_teaser',
] as const;
export type PromptPlacement = (typeof promptPlacements)[number];

/** What a prompt speaks about; each has its own words. */
export const promptContexts = [
  'homepage_hero',
  'homepage_features',
  'features_page',
  'navigation_upsell',
  'footer_gentle',
  'dashboard_welcome',
  'testing_hub_banner',
  'training_hub_sidebar',
  'test_result_footer',
  'settings_premium',
  'community_highlight',
  'calendar_gate',
  'analytics_gate',
  'progress_milestone',
] as const;
export type PromptContext = (typeof promptContexts)[number];

/** What brings a prompt up: the page itself, something the person opened, something they reached, or time on the page. */
export type PromptTrigger = 'page-load' | 'feature-interaction' | 'progress-milestone' | 'time-based';
export type PromptFrequency = 'always' | 'once-per-session' | 'once-per-day';
/** A line in the text, a block with a heading, a band across the page, or a short block in the menu. */
export type PromptShape = 'line' | 'block' | 'band' | 'teaser';

/** Milliseconds on the page before a time-based prompt appears. */
export const timeBasedDelayMs = 5000;

interface PromptDefaults {
  readonly trigger: PromptTrigger;
  readonly frequency: PromptFrequency;
  readonly shape: PromptShape;
  /** Whether 'Not now' puts it away for good on this device; a gate stays, it is the answer to a press. */
  readonly dismissable: boolean;
}

interface PlacementRow extends PromptDefaults {
  /** What may be said there; the first one unless another is asked for. */
  readonly contexts: readonly [PromptContext, ...PromptContext[]];
}

interface ContextRow extends Partial<PromptDefaults> {
  /** `visitors`: people without an account; `members`: signed in, below Premium; `below_plus`: Premium adds nothing to it. */
  readonly audience: 'visitors' | 'members' | 'below_plus';
}

const quiet = { trigger: 'page-load', shape: 'block', dismissable: true } as const;

/** The one table of prompts: what each placement may say, and when. A context can set its own trigger, frequency or shape. */
export const placementTable: Readonly<Record<PromptPlacement, PlacementRow>> = {
  training_sidebar: { ...quiet, contexts: ['training_hub_sidebar'], frequency: 'always' },
  test_results_footer: { ...quiet, contexts: ['test_result_footer'], frequency: 'once-per-day' },
  progress_milestone: {
    ...quiet,
    contexts: ['progress_milestone'],
    trigger: 'progress-milestone',
    frequency: 'once-per-day',
  },
  feature_gate: {
    contexts: ['testing_hub_banner', 'training_hub_sidebar', 'calendar_gate', 'analytics_gate'],
    trigger: 'feature-interaction',
    frequency: 'always',
    shape: 'block',
    dismissable: false,
  },
  dashboard_welcome: {
    ...quiet,
    contexts: ['dashboard_welcome', 'testing_hub_banner', 'community_highlight'],
    frequency: 'once-per-session',
  },
  settings_premium: { ...quiet, contexts: ['settings_premium'], frequency: 'always' },
  training_complete: {
    ...quiet,
    contexts: ['training_hub_sidebar'],
    trigger: 'progress-milestone',
    frequency: 'once-per-day',
  },
  navigation_teaser: {
    ...quiet,
    contexts: ['navigation_upsell', 'footer_gentle', 'homepage_hero', 'homepage_features', 'features_page'],
    frequency: 'once-per-session',
    shape: 'teaser',
  },
};

export const contextTable = {
  // Part of the page's own text: nothing to put away.
  homepage_hero: { audience: 'visitors', frequency: 'always', shape: 'line', dismissable: false },
  homepage_features: { audience: 'members', shape: 'band' },
  features_page: { audience: 'members', trigger: 'time-based', shape: 'band' },
  navigation_upsell: { audience: 'members' },
  footer_gentle: { audience: 'members', frequency: 'once-per-day', shape: 'line' },
  dashboard_welcome: { audience: 'members' },
  testing_hub_banner: { audience: 'members', frequency: 'always' },
  training_hub_sidebar: { audience: 'below_plus' },
  test_result_footer: { audience: 'members' },
  settings_premium: { audience: 'members' },
  community_highlight: { audience: 'members', trigger: 'time-based' },
  calendar_gate: { audience: 'below_plus' },
  analytics_gate: { audience: 'below_plus' },
  progress_milestone: { audience: 'members' },
} as const satisfies Record<PromptContext, ContextRow>;

/** Contexts that also have words for people with Plus. */
type MemberContext = {
  [C in PromptContext]: (typeof contextTable)[C]['audience'] extends 'members' ? C : never;
}[PromptContext];

export function isForMembers(context: PromptContext): context is MemberContext {
  return contextTable[context].audience === 'members';
}

/** A prompt as it stands in one place. */
export interface Prompt extends PromptDefaults {
  readonly placement: PromptPlacement;
  readonly context: PromptContext;
  readonly audience: ContextRow['audience'];
}

/**
 * The prompt of a placement. What the context sets for itself goes before the placement's defaults; a gate alone
 * keeps its own.
 * @param context one of the placement's contexts; its first one without it, or when the placement may not say it
 */
export function promptAt(placement: PromptPlacement, context?: PromptContext): Prompt {
  const { contexts, ...defaults } = placementTable[placement];
  const said = context !== undefined && contexts.includes(context) ? context : contexts[0];
  const own: ContextRow = contextTable[said];
  return placement === 'feature_gate'
    ? { ...defaults, placement, context: said, audience: own.audience }
    : { ...defaults, ...own, placement, context: said };
}
