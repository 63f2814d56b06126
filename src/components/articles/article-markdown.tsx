import type { ComponentProps, ReactNode } from 'react';
import ReactMarkdown, { type Components } from 'react-markdown';
import rehypeSanitize from 'rehype-sanitize';
import { articleSchema, figureFiles, figureSize } from '@/lib/library/markup';
import { asWritten, textComponents } from '../posts/markdown';
import { withTables } from './article-tables';
import { asArticle } from './article-tree';

/*
 * Texts of the library, drawn as those of members are, with the longer list of elements of `lib/library/markup`.
 */

const remark: ComponentProps<typeof ReactMarkdown>['remarkPlugins'] = [withTables];
const rehype: ComponentProps<typeof ReactMarkdown>['rehypePlugins'] = [
  asArticle,
  [rehypeSanitize, articleSchema],
];

interface HeadingProps {
  id?: string | undefined;
  children?: ReactNode;
}

/** A link within the page leads to it: it can take the focus. */
const head =
  (Tag: 'h2' | 'h3' | 'h4', className: string) =>
  ({ id, children }: HeadingProps) => (
    <Tag id={id} tabIndex={-1} className={className}>
      {children}
    </Tag>
  );

/** A drawing speaks through its description, which stands under it, too: there are no words in it. */
function Picture({ src = '', alt = '' }: { src?: string | undefined; alt?: string | undefined }) {
  const figure = figureFiles(src);
  const size = figure ? figureSize : {};
  const file = (name: string, className: string) => (
    <img src={name} alt={alt} {...size} loading="lazy" decoding="async" className={className} />
  );
  return (
    <figure className="my-4 grid gap-3">
      {figure ? (
        <>
          {file(figure.light, 'h-auto w-full dark:hidden')}
          {file(figure.dark, 'hidden h-auto w-full dark:block')}
        </>
      ) : (
        file(src, 'h-auto max-w-full')
      )}
      <figcaption aria-hidden="true" className="text-sm text-ink-soft">
        {alt}
      </figcaption>
    </figure>
  );
}

const components: Components = {
  ...textComponents,
  h2: head('h2', 'mt-8 scroll-mt-24 text-xl first:mt-0'),
  h3: head('h3', 'mt-5 scroll-mt-24 text-lg'),
  h4: head('h4', 'mt-3 scroll-mt-24 font-semibold'),
  hr: () => <hr className="mx-auto my-4 w-16 border-t-2 border-line-strong" />,
  img: ({ src, alt }) => <Picture src={typeof src === 'string' ? src : undefined} alt={alt} />,
  table: ({ children }) => (
    <div className="overflow-x-auto" tabIndex={0} role="group">
      <table className="w-full border-collapse text-start text-[0.94em]">{children}</table>
    </div>
  ),
  th: ({ children }) => (
    <th scope="col" className="border-b-2 border-line-strong py-2 pe-4 text-start align-bottom font-semibold">
      {children}
    </th>
  ),
  td: ({ children }) => <td className="border-b border-line py-2 pe-4 align-top">{children}</td>,
};

export function ArticleMarkdown({ text }: { text: string }) {
  return (
    <ReactMarkdown
      remarkPlugins={remark}
      rehypePlugins={rehype}
      urlTransform={asWritten}
      components={components}
    >
      {text}
    </ReactMarkdown>
  );
}
