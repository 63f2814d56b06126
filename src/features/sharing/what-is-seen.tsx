import { useSharingTexts } from './use-sharing-texts';

/** What somebody with a link sees of a report, and what not. */
export function WhatIsSeen({ aboutChild, hasOther }: { aboutChild: boolean; hasOther: boolean }) {
  const { t } = useSharingTexts();
  const sees = [
    'test',
    'scores',
    ...(aboutChild ? (['ageBand'] as const) : []),
    ...(hasOther ? (['other'] as const) : []),
  ] as const;
  const seesNot = ['you', 'answers', 'words', ...(aboutChild ? (['child'] as const) : []), 'others'] as const;
  return (
    <div data-part="what-is-seen" className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
      <div>
        <h3 className="font-sans text-base font-semibold">{t('share.sees')}</h3>
        <ul className="mt-1 list-disc ps-5 text-ink-soft">
          {sees.map((each) => (
            <li key={each}>{t(`share.seesList.${each}`)}</li>
          ))}
        </ul>
      </div>
      <div>
        <h3 className="font-sans text-base font-semibold">{t('share.seesNot')}</h3>
        <ul className="mt-1 list-disc ps-5 text-ink-soft">
          {seesNot.map((each) => (
            <li key={each}>{t(`share.seesNotList.${each}`)}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
