import { type Given as GivenAnswer, givenAnswers, givenFollowUps } from '../words/given';
import { PartSection, type SectionPartProps } from './part-section';
import { WithBanks } from './with-banks';

/** Background, details and follow-ups as they were given; none of them is weighted. */
export function Given({ view, texts, id, folded }: SectionPartProps) {
  const { t } = texts;
  return (
    <PartSection id={id} title={texts.say('sections.given', view)} folded={folded}>
      <p className="mb-4 text-sm text-ink-soft">{t('given.note')}</p>
      <Answers answers={givenAnswers(view, texts)} />
      {view.scoring.followUps.length > 0 ? (
        <div className="mt-8 grid gap-6">
          <h3>{t('given.followUps')}</h3>
          <WithBanks view={view} texts={texts}>
            {(banks) =>
              givenFollowUps(view, texts, banks).map(({ id: set, asked, answers }) => (
                <div key={set} data-follow-up={set}>
                  <h4
                    lang={asked && asked.language !== texts.language ? asked.language : undefined}
                    className="mb-2 font-sans text-base font-semibold tracking-normal"
                  >
                    {asked?.text ?? set}
                  </h4>
                  <Answers answers={answers} />
                </div>
              ))
            }
          </WithBanks>
        </div>
      ) : null}
    </PartSection>
  );
}

function Answers({ answers }: { answers: readonly GivenAnswer[] }) {
  if (answers.length === 0) return null;
  return (
    <dl className="border-t border-line">
      {answers.map(({ id, question, answer }) => (
        <div
          key={id}
          data-given={id}
          className="grid gap-x-6 border-b border-line py-3 sm:grid-cols-[1fr_auto]"
        >
          <dt className="text-ink-soft">{question}</dt>
          <dd className="font-semibold">{answer}</dd>
        </div>
      ))}
    </dl>
  );
}
