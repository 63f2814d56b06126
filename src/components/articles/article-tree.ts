import type { Element, ElementContent, Root, RootContent } from 'hast';
import { isOwnPicture, partId } from '@/lib/library/markup';

const heading = /^h([1-6])$/;

/** Rehype: what was typed as HTML becomes text, headings get the id of their place, and a picture is one of our own on a line of its own or its words. */
export const asArticle = () => (tree: Root) => {
  let place = 0;
  const drawn = (node: RootContent | ElementContent): RootContent => {
    if (node.type === 'raw') return { type: 'text', value: node.value };
    if (node.type !== 'element') return node;
    if (node.tagName === 'img') return { type: 'text', value: String(node.properties.alt ?? '') };
    const picture = pictureOf(node);
    if (picture) return picture;
    const [, level] = heading.exec(node.tagName) ?? [];
    if (level !== undefined) place += 1;
    const id = partId(place);
    const children = node.children.map(drawn) as ElementContent[];
    if (level === undefined) return { ...node, children };
    // The title of the page is the only h1, and below h4 there is nothing to list.
    return Number(level) >= 2 && Number(level) <= 4
      ? { ...node, properties: { id }, children }
      : { type: 'element', tagName: 'p', properties: {}, children };
  };
  tree.children = tree.children.map(drawn);
};

/** The picture of a paragraph that holds nothing else. */
function pictureOf({ tagName, children }: Element): Element | null {
  if (tagName !== 'p' || children.length !== 1) return null;
  const [only] = children;
  if (only?.type !== 'element' || only.tagName !== 'img') return null;
  const { src, alt } = only.properties;
  const isDescribed = typeof alt === 'string' && alt.trim() !== '';
  return typeof src === 'string' && isDescribed && isOwnPicture(src) ? only : null;
}
