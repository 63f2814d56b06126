import type { ElementContent, Root, RootContent } from 'hast';
import { type ComponentProps, type ReactNode, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import ReactMarkdown, { type Components } from 'react-markdown';
import { Link } from 'react-router-dom';
import rehypeSanitize from 'rehype-sanitize';
import { safeLink } from '@/lib/community/links';
import { postSchema } from '@/lib/community/markdown';
import { VisuallyHidden } from '../ui/visually-hidden';
import { PostLinksContext } from './link-policy';

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

/** What stands for a link: its text alone where the address may not be one. */
function PostLink({ href = '', children }: { href?: string | undefined; children?: ReactNode }) {
  const { t } = useTranslation();
  const { blocked, clickable } = useContext(PostLinksContext);
  const link = safeLink(href, { host: window.location.host, blocked });
  if (!link) return <>{children}</>;
  const host = link.host !== null && <span data-slot="link-host"> ({link.host})</span>;
  if (!clickable) {
    return (
      <>
        <span className="underline decoration-dotted">{children}</span>
        {host}
      </>
    );
  }
  if (!link.external) {
    return link.href.startsWith('/') ? (
      <Link to={link.href} className="link">
        {children}
      </Link>
    ) : (
      <a href={link.href} className="link">
        {children}
      </a>
    );
  }
  return (
    <>
      <a href={link.href} rel={link.rel ?? undefined} target="_blank" className="link">
        {children}
        <VisuallyHidden> ({t('words.newTab')})</VisuallyHidden>
      </a>
      <span className="text-ink-soft">{host}</span>
    </>
  );
}

const components: Components = {
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
const asWritten = (url: string) => url;

export function Markdown({ text }: { text: string }) {
  return (
    <ReactMarkdown rehypePlugins={plugins} urlTransform={asWritten} components={components}>
      {text}
    </ReactMarkdown>
  );
}
