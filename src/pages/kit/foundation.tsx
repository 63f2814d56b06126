import { cx } from 'class-variance-authority';
import { Line, Specimen } from './specimen';

const grounds = [
  ['paper', 'bg-paper'],
  ['surface', 'bg-surface'],
  ['sunken', 'bg-sunken'],
  ['accent-tint', 'bg-accent-tint'],
  ['danger-tint', 'bg-danger-tint'],
  ['mark', 'bg-mark'],
] as const;

const inks = [
  ['ink', 'bg-ink'],
  ['ink-soft', 'bg-ink-soft'],
  ['accent', 'bg-accent'],
  ['danger', 'bg-danger'],
  ['focus', 'bg-focus'],
  ['line', 'bg-line'],
  ['line-strong', 'bg-line-strong'],
  ['good', 'bg-good'],
  ['mid', 'bg-mid'],
  ['high', 'bg-high'],
] as const;

export function ColourSpecimen() {
  return (
    <Specimen title="Colour">
      {[grounds, inks].map((group) => (
        <Line key={group[0][0]}>
          {group.map(([name, background]) => (
            <div key={name} className="w-24 text-xs">
              <div className={cx('keep-colours mb-1 h-14 rounded-m border border-line', background)} />
              {name}
            </div>
          ))}
        </Line>
      ))}
    </Specimen>
  );
}

export function TypeSpecimen() {
  return (
    <Specimen title="Type">
      <p className="font-serif text-3xl font-[560] tracking-[-0.015em]">
        Attention <mark>really goes</mark>
      </p>
      <p className="font-serif text-2xl font-[560]">A report in one sitting</p>
      <p className="font-serif text-xl font-[560]">Four-week plan</p>
      <p className="font-serif text-lg font-[560]">Organization & Memory</p>
      <p className="max-w-read">
        Body, 17 px, at most 68 characters in a line. You reported that things meant for later often slip:
        papers, names, steps in a longer job.{' '}
        <a href="#type" className="link">
          A link in text
        </a>{' '}
        and a key <kbd>3</kbd>.
      </p>
      <p className="text-sm text-ink-soft">Small and soft: 10 minutes, Beginner, 30 questions</p>
      <p className="eyebrow">Focus Snapshot, 20 November 2026</p>
      <p lang="ja" className="font-serif text-lg">
        集中力の見え方を、静かに確かめる。
      </p>
      <p lang="ko" className="font-serif text-lg">
        주의가 실제로 어디로 향하는지 살펴보세요.
      </p>
      <p lang="zh" className="font-serif text-lg">
        看清您的注意力去了哪里。
      </p>
      <p lang="ru" className="font-serif text-lg">
        Посмотрите, куда на самом деле уходит внимание.
      </p>
    </Specimen>
  );
}
