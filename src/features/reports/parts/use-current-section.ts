import { useEffect, useState } from 'react';

/** Id of the section being read: the last one whose top has passed the upper third of the window. */
export function useCurrentSection(ids: readonly string[]): string {
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
