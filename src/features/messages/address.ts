import type { Box } from '@/api/messages/keys';
import { paths } from '@/config/paths';

/** Which list an address names; everything else in its place means the conversations. */
export const readBox = (search: URLSearchParams): Box =>
  search.get('box') === 'requests' ? 'requests' : 'open';

/** The address of the page, with the list and the conversation that stand open. */
export function messagesAddress({ box, thread }: { box: Box; thread: string | null }): string {
  const asked = new URLSearchParams();
  if (box === 'requests') asked.set('box', box);
  if (thread !== null) asked.set('thread', thread);
  const text = asked.toString();
  return text === '' ? paths.messages : `${paths.messages}?${text}`;
}
