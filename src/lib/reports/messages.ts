import type { Band } from '../assessments/types.ts';

/**
 * Texts the report code produces, as keys with parameters so that the interface can translate them. The English
 * here is the exact wording; locale files hold the same keys in namespace `report`. A number in `params` is
 * always a score or a difference in points, shown with one decimal in the reader's format.
 */
export const reportMessagesEn = {
  'summary.none': 'There are not enough answers to describe a result.',
  'summary.one': 'Your results are highest in {{a}}. Higher scores mean more reported difficulty.',
  'summary.two': 'Your results are highest in {{a}} and {{b}}. Higher scores mean more reported difficulty.',
  'summary.oneLow':
    'Your answers point to few difficulties overall. Your results are highest in {{a}}. Higher scores mean more reported difficulty.',
  'summary.twoLow':
    'Your answers point to few difficulties overall. Your results are highest in {{a}} and {{b}}. Higher scores mean more reported difficulty.',

  'headline.calm': 'Nothing stands out. All areas look calm.',
  'headline.calmAnswered': 'Nothing stands out. All areas with answers look calm.',
  'headline.calmOne': 'Nothing stands out. {{a}} looks calm.',
  'headline.noticeable.one': '{{a}} is noticeable.',
  'headline.noticeable.two': '{{a}} and {{b}} are noticeable.',
  'headline.noticeable.many': '{{a}} and {{b}} are the most noticeable.',
  'headline.noticeable.several': 'Several areas are equally noticeable.',
  'headline.noticeable.all': 'All areas are equally noticeable.',
  'headline.strong.one': '{{a}} stands out.',
  'headline.strong.two': '{{a}} and {{b}} stand out.',
  'headline.strong.many': '{{a}} and {{b}} stand out most.',
  'headline.strong.several': 'Several areas stand out equally.',
  'headline.strong.all': 'All areas stand out equally.',
  'headline.rest.calm.one': 'The rest looks calm.',
  'headline.rest.calm.two': 'The other two look calm.',
  'headline.rest.calm.three': 'The other three look calm.',
  'headline.rest.calm.four': 'The other four look calm.',
  'headline.rest.calm.five': 'The other five look calm.',
  'headline.rest.calm.six': 'The other six look calm.',
  'headline.rest.calm.seven': 'The other seven look calm.',
  'headline.rest.noticeable': 'The rest is noticeable, too.',
  'headline.rest.noticeablePartly': 'The rest is partly noticeable, partly calm.',
  'headline.rest.raised': 'The rest is raised, too.',
  'headline.rest.raisedPartly': 'The rest is partly raised, partly calm.',

  'bands.snapshot.low': 'Low indications of difficulty',
  'bands.snapshot.moderate': 'Moderate indications',
  'bands.snapshot.high': 'Elevated indications',

  // Kept word for word for whoever compares reports. What people read stands in the texts, and promises no credit to those
  // who have bought nothing.
  'callToAction.free': 'Unlock full plan & all tools with Plus — credit today’s purchase',
  'callToAction.freeAfterPurchase': 'Upgrade — we’ll credit your recent purchase',
  'callToAction.plus': 'Go Premium to unlock advanced analytics and 8-week plans',
  'callToAction.premium': 'Add recommended modules to your path',
  'callToAction.other': 'Open Training Hub',

  'plan.defaultCadence': 'See schedule',
  'plan.briefFocusCadence': 'Daily, 3-5 minutes',

  'suggestions.partial': 'Based on the areas you answered.',

  'insights.overall_level.low':
    'Your overall score is {{score}} of 100. Your answers show low indications of difficulty.',
  'insights.overall_level.moderate':
    'Your overall score is {{score}} of 100. Your answers show moderate indications of difficulty.',
  'insights.overall_level.high':
    'Your overall score is {{score}} of 100. Your answers show elevated indications of difficulty.',
  'insights.highest_area.clear': 'You reported the most difficulty in {{name}} ({{score}} of 100).',
  'insights.highest_area.same':
    '{{name}} has the highest number ({{score}} of 100), but your areas came out about the same.',
  'insights.highest_area.only': 'You answered questions in one area: {{name}} ({{score}} of 100).',
  'insights.lowest_area.clear': 'You reported the least difficulty in {{name}} ({{score}} of 100).',
  'insights.lowest_area.same':
    '{{name}} has the lowest number ({{score}} of 100), about the same as your other areas.',
  'insights.profile_shape.even': 'Your areas are even: highest and lowest lie {{spread}} points apart.',
  'insights.profile_shape.mixed': 'Your areas are mixed: highest and lowest lie {{spread}} points apart.',
  'insights.profile_shape.uneven': 'Your areas are uneven: highest and lowest lie {{spread}} points apart.',
  'insights.change_since_last.higher':
    'You reported more difficulty than in your earlier result: {{score}} now, {{previous}} then.',
  'insights.change_since_last.lower':
    'You reported less difficulty than in your earlier result: {{score}} now, {{previous}} then.',
  'insights.change_since_last.same':
    'Your overall score is about the same as in your earlier result: {{score}} now, {{previous}} then.',
  'insights.change_since_last.some':
    'Your overall score differs from your earlier result ({{score}} now, {{previous}} then), but it could be ordinary variation.',
  'insights.quality_note':
    'Some answers came very quickly or look alike. If that does not fit how you answered, you can retake the test.',
} as const;

export type ReportMessageKey = keyof typeof reportMessagesEn;

/** A text to translate: `t(`report:${key}`, params)`. Names in `params` come from the content file as they are. */
export type ReportMessage = {
  readonly key: ReportMessageKey;
  readonly params: Readonly<Record<string, string | number>>;
};

export function message(key: ReportMessageKey, params: ReportMessage['params'] = {}): ReportMessage {
  return { key, params };
}

/** The exact English text of a message; numbers with one decimal. */
export function renderEn({ key, params }: ReportMessage): string {
  return reportMessagesEn[key].replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = Object.hasOwn(params, name) ? params[name] : undefined;
    return typeof value === 'number' ? value.toFixed(1) : (value ?? '');
  });
}

/** Keys of the labels of set A. */
export const snapshotBandKeys = {
  Low: 'bands.snapshot.low',
  Moderate: 'bands.snapshot.moderate',
  High: 'bands.snapshot.high',
} as const satisfies { readonly [band in Band]: ReportMessageKey };
