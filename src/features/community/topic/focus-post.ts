import { afterDrawn } from '@/hooks/after-drawn';

/** Gives the focus to a post once what held it is gone: a form that closed, a menu of something that is folded now. */
export function focusPost(id: string): void {
  focusOnce(() => document.querySelector(`[data-post="${CSS.escape(id)}"]`));
}

/** Where the focus goes when a post leaves: the next one, else the one before, else the heading of the answers. */
export function besidePost(id: string): () => void {
  const post = document.querySelector(`[data-post="${CSS.escape(id)}"]`);
  const isPost = (element: Element | null | undefined) => element?.hasAttribute('data-post') === true;
  const near = [post?.nextElementSibling, post?.previousElementSibling].find(isPost);
  return () => focusOnce(() => near ?? document.getElementById('answers'));
}

function focusOnce(find: () => Element | null): void {
  afterDrawn(() => {
    const target = find();
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
  });
}
