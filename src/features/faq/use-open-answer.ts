import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type FaqId, faqRows } from '@/lib/faq/outline';

/** What the address asks for; anything else in it means nothing. */
function askedFor(hash: string): FaqId | '' {
  const id = hash.slice(1);
  return faqRows.find((row) => row.id === id)?.id ?? '';
}

/**
 * The one answer that is open, '' for none. An address with a question opens it and brings it into the middle.
 * @param onAsked before that: nothing may hide it
 */
export function useOpenAnswer(onAsked: () => void): { open: string; setOpen: (id: string) => void } {
  const { hash, key } = useLocation();
  const [open, setOpen] = useState('');
  const [awaited, setAwaited] = useState('');

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again by every way to the address, and by nothing else.
  useEffect(() => {
    const id = askedFor(hash);
    if (id === '') return;
    onAsked();
    setOpen(id);
    setAwaited(id);
  }, [hash, key]);

  // After every drawing until its row is there: lists that were narrowed, and prerendered ones, grow it later.
  useEffect(() => {
    const item = awaited === '' ? null : document.getElementById(awaited);
    const button = item?.querySelector('button');
    if (!item || !button) return;
    item.scrollIntoView({ block: 'center' });
    button.focus({ preventScroll: true });
    setAwaited('');
  });

  return { open, setOpen };
}
