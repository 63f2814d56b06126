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
      className="z-10 text-[0.95rem] max-md:sticky max-md:top-0 max-md:-mx-5 max-md:overflow-x-auto max-md:bg-paper max-md:px-5 md:sticky md:top-6 md:max-h-[calc(100dvh-3rem)] md:self-start md:overflow-y-auto"
    >
      <ul className="flex max-md:w-max max-md:gap-1 md:flex-col">
        {sections.map(({ id, title, lang }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              lang={lang}
              aria-current={id === current ? 'location' : undefined}
              className={cx(
                'flex min-h-11 items-center no-underline hover:text-ink max-md:border-b-2 max-md:px-2.5 max-md:whitespace-nowrap md:border-s-2 md:py-1.5 md:ps-3.5',
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

/** Id of the section being read: the last one whose top has passed the upper third of the window. */
function useCurrentSection(ids: readonly string[]): string {
  const [current, setCurrent] = useState(ids[0] ?? '');
  const key = ids.join(' ');

  useEffect(() => {
    const sections = key.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    let frame = 0;
    const find = () => {
      frame = 0;
      const line = window.innerHeight / 3;
      const atEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;
      const passed = sections.filter((section) => section.getBoundingClientRect().top <= line);
      const reading = atEnd && window.scrollY > 0 ? sections.at(-1) : (passed.at(-1) ?? sections[0]);
      if (reading) setCurrent(reading.id);
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
