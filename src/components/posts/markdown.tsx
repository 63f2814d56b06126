import type { ElementContent, Root, RootContent } from 'hast';
import type { ComponentProps } from 'react';
import ReactMarkdown, { type Components } from 'react-markdown';
import rehypeSanitize from 'rehype-sanitize';
import { postSchema } from '@/lib/community/markdown';
import { PostLink } from './post-link';

/*
 * Markdown of members, drawn from the stored text at each view and never stored as HTML. Only the elements of
 * `lib/community/markdown` come through; links go through `safeLink` besides.
 */

const heading = /^h[1-6]$/;

/** HTML that was typed becomes the text it is, a picture its words, a heading a paragraph. */
function spoken(node: RootContent | ElementContent): RootContent {
  if (node.type === 'raw') return { type: 'text', value: node.value };
  if (node.type !== 'element') return node;
  if (node.tagName === 'img') return { type: 'text', value: String(node.properties.alt ?? '') };
  const children = node.children.map(spoken) as ElementContent[];
  return heading.test(node.tagName)
    ? { type: 'element', tagName: 'p', properties: {}, children }
    : { ...node, children };
}

const asText = () => (tree: Root) => {
  tree.children = tree.children.map(spoken);
};

const plugins: ComponentProps<typeof ReactMarkdown>['rehypePlugins'] = [asText, [rehypeSanitize, postSchema]];

export const textComponents: Components = {
  a: ({ href, children }) => <PostLink href={href}>{children}</PostLink>,
  ul: ({ children }) => <ul className="grid list-disc gap-1 ps-6">{children}</ul>,
  ol: ({ children }) => <ol className="grid list-decimal gap-1 ps-6">{children}</ol>,
  blockquote: ({ children }) => (
    <blockquote className="grid gap-3 border-s-2 border-line-strong ps-4 text-ink-soft">
      {children}
    </blockquote>
  ),
  pre: ({ children }) => (
    <pre className="rounded-md bg-sunken p-3 text-sm whitespace-pre-wrap">{children}</pre>
  ),
  code: ({ children }) => <code className="font-mono text-[0.92em]">{children}</code>,
};

/** The address is judged where the link is drawn. */
export const asWritten = (url: string) => url;

export function Markdown({ text }: { text: string }) {
  return (
    <ReactMarkdown rehypePlugins={plugins} urlTransform={asWritten} components={textComponents}>
      {text}
    </ReactMarkdown>
  );
}
