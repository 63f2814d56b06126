import { expect, it } from 'vitest';
import { languageCodes } from '../../src/config/languages.ts';
import { textsOf } from '../support/locales.ts';

it.each(languageCodes)(
  'the rule for danger names the reason of a report as the dialog does in %s',
  (language) => {
    const reason = textsOf(language, 'community-topic').get('reportDialog.reasons.self_harm');
    expect(textsOf(language, 'community-guidelines').get('rules.danger.text')).toContain(reason);
  },
);
