import { cx } from 'class-variance-authority';
import { useEffect, useRef, useState } from 'react';
import type { ReportSection } from '../special/sections';
import type { ReportTexts } from '../words/texts';

/** Contents at the side; on phones a row that scrolls sideways and stays at the top. */
export function Contents({ sections, texts }: { sections: readonly ReportSection[]; texts: ReportTexts }) {
  const nav = useRef<HTMLElement>(null);
  const current = useCurrentSection(sections.map(({ id }) => id));

  useEffect(() => {
    const row = nav.current;
    const link = row?.querySelector<HTMLElement>(`[href="#${current}"]`);
    // Beside the text the list has no overflow, and this does nothing.
    if (row && link) row.scrollTo?.({ left: link.offsetLeft - row.clientWidth / 3 });
  }, [current]);

  return (
    <nav
      ref={nav}
      aria-label={texts.t('words.onThisPage')}
      data-print="hide"
      className="z-10 text-[0.95rem] max-lg:sticky max-lg:top-0 max-lg:-mx-5 max-lg:overflow-x-auto max-lg:bg-paper max-lg:px-5 "
    >
      <ul className="flex max-lg:w-max max-lg:gap-1 lg:flex-col">
        {sections.map(({ id, title, lang }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={() => open(id)}
              lang={lang}
              aria-current={id === current ? 'location' : undefined}
              className={cx(
                'flex min-h-11 items-center no-underline hover:text-ink max-lg:border-b-2 max-lg:px-2.5 max-lg:whitespace-nowrap lg:border-s-2 lg:py-1 lg:ps-3.5',
                id === current ? 'border-accent font-semibold text-ink' : 'border-line text-ink-soft',
              )}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Opens a folded part before the browser goes there. */
function open(id: string): void {
  document.getElementById(id)?.querySelector('details[data-fold=section]')?.setAttribute('open', '');
}

/** Id of the section being read: the last one whose top has passed the upper third of the window. */
function useCurrentSection(ids: readonly string[]): string {
  const [current, setCurrent] = useState(ids[0] ?? '');
  const key = ids.join(' ');

  useEffect(() => {
    const all = key.split(' ');
    let frame = 0;
    const find = () => {
      frame = 0;
      const line = window.innerHeight / 3;
      const atEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;
      // Sought anew each time: the numbers stand alone until the texts come, and are drawn again with them.
      const passed = all.filter((id) => {
        const section = document.getElementById(id);
        return section !== null && section.getBoundingClientRect().top <= line;
      });
      const reading = atEnd && window.scrollY > 0 ? all.at(-1) : (passed.at(-1) ?? all[0]);
      if (reading) setCurrent(reading);
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(find);
    };
    find();
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('resize', onScroll);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('resize', onScroll);
    };
  }, [key]);

  return current;
}
