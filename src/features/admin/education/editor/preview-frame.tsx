import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Language } from '@/config/languages';

export interface PreviewFrameProps {
  /** Says what stands in it. */
  title: string;
  /** Of the screen that is shown, CSS pixels. */
  width: number;
  theme: 'light' | 'dark';
  /** Of what is written there. */
  lang: Language;
  children: ReactNode;
}

/** Without a doctype it would be drawn by the rules of the nineties. */
const blank = '<!doctype html><title></title>';
/** Height of the frame on the page, CSS pixels. */
const height = 640;

/**
 * A screen of another width and look within the page: a frame, since what is drawn depends on the width of its window. It is
 * drawn as small as the column is.
 */
export function PreviewFrame({ title, width, theme, lang, children }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [body, setBody] = useState<HTMLElement | null>(null);
  const [room, setRoom] = useState(width);

  const dress = () => {
    const inside = frame.current?.contentDocument;
    if (!inside) return;
    const styles = document.querySelectorAll('link[rel="stylesheet"], style');
    inside.head.append(...[...styles].map((style) => inside.importNode(style, true)));
    setBody(inside.body);
  };

  useEffect(() => {
    const root = body?.ownerDocument.documentElement;
    if (!root) return;
    const { contrast } = document.documentElement.dataset;
    root.lang = lang;
    root.ownerDocument.title = title;
    root.dataset.theme = theme;
    if (contrast === undefined) delete root.dataset.contrast;
    else root.dataset.contrast = contrast;
  }, [body, lang, theme, title]);

  useEffect(() => {
    const outer = box.current;
    if (!outer) return;
    const measure = new ResizeObserver(() => setRoom(outer.clientWidth));
    measure.observe(outer);
    return () => measure.disconnect();
  }, []);

  const scale = Math.min(1, room / width);
  return (
    <div
      ref={box}
      className="grid justify-items-center overflow-hidden rounded-m border-control border-line-strong bg-sunken"
      style={{ height }}
    >
      <div style={{ width: width * scale, height }}>
        <iframe
          ref={frame}
          title={title}
          srcDoc={blank}
          onLoad={dress}
          className="origin-top-left border-0 bg-paper"
          style={{ width, height: height / scale, transform: `scale(${scale})` }}
        />
      </div>
      {body && createPortal(<Inside>{children}</Inside>, body)}
    </div>
  );
}

/** Links within the text lead to its parts in the frame, and nowhere else: it has no page of its own. */
function Inside({ children }: { children: ReactNode }) {
  const follow = (event: MouseEvent) => {
    const link = closestLink(event.target as Node);
    const address = link?.getAttribute('href') ?? '';
    if (!link || link.target === '_blank') return;
    event.preventDefault();
    if (address.startsWith('#')) link.ownerDocument.getElementById(address.slice(1))?.scrollIntoView();
  };
  return (
    // A key that presses a link is a click.
    <main onClick={follow}>{children}</main>
  );
}

/** Nodes of the frame are of its own kind: `instanceof` of the page does not know them. */
function closestLink(target: Node): HTMLAnchorElement | null {
  const element = target.nodeType === Node.ELEMENT_NODE ? (target as Element) : target.parentElement;
  return element?.closest('a') ?? null;
}
