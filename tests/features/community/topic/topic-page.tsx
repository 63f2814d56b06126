/** The page of a question, and what people press on it. */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadApp } from '../../auth/support';
import { questionId } from '../support';

export const app = await loadApp();
const { TopicPage } = await import('@/pages/community/topic-page');
export const { toastState } = await import('@/components/ui/toast-store');
// They come later: they are to find the same modules.
await import('@/features/community/topic/post-menu');
await import('@/features/community/topic/edit-answer');
await import('@/features/community/topic/edit-topic');
await import('@/features/community/write/reply-composer');
await import('@/components/posts/markdown');

export const open = (id = questionId) =>
  app.open(`/community-qa/${id}`, <TopicPage />, '/community-qa/:topicId');
export const title = () => screen.findByRole('heading', { level: 1, name: 'How do I begin in the morning?' });
/** What was asked, once it can be read: it waits until it is known whom the reader does not want to read. */
export async function head() {
  await title();
  return screen.getByRole('article', { name: 'How do I begin in the morning?' });
}
export const answerBy = (name: RegExp) => screen.findByRole('article', { name });
export const opener = (post: HTMLElement) =>
  within(post).getAllByRole('button', { name: /^More about the / })[0] as HTMLElement;
/** The post that has the focus. */
export const focusedPost = () => document.activeElement?.getAttribute('data-post');

async function menuOf(post: HTMLElement) {
  await userEvent.click(opener(post));
  return within(await screen.findByRole('menu'));
}
export const choose = async (post: HTMLElement, item: string) =>
  userEvent.click((await menuOf(post)).getByRole('menuitem', { name: item }));
export const items = async (post: HTMLElement) =>
  (await menuOf(post)).getAllByRole('menuitem').map(({ textContent }) => textContent);
