import * as z from 'zod/mini';
import { bylineSchema } from '@/api/community/shapes';
import { threadStates } from '@/lib/messages/thread';

/** A conversation as it stands in the list of one of its two sides. */
export const threadSchema = z.object({
  id: z.string(),
  /** null: a former member */
  person: z.nullable(bylineSchema),
  /** Account of the other side; null where it is gone. */
  person_id: z.nullable(z.string()),
  state: z.enum(threadStates),
  started_by_me: z.boolean(),
  last_at: z.string(),
  /** The beginning of the last message. */
  last_text: z.string(),
  last_is_mine: z.boolean(),
  unread: z.number(),
  can_write: z.boolean(),
  blocked_by_me: z.boolean(),
});
export type Thread = z.infer<typeof threadSchema>;

export const messageSchema = z.object({
  id: z.string(),
  /** The name its sender gave it, by which a message that is sent twice is one. */
  client_id: z.nullable(z.string()),
  thread_id: z.string(),
  sender_id: z.nullable(z.string()),
  recipient_id: z.nullable(z.string()),
  content: z.string(),
  is_read: z.boolean(),
  created_at: z.string(),
});
export type Message = z.infer<typeof messageSchema>;

export const messageColumns =
  'id, client_id, thread_id, sender_id, recipient_id, content, is_read, created_at';

/** Whether a member can be written to. */
export const doorSchema = z.object({
  /** The conversation there is. */
  thread_id: z.nullable(z.string()),
  state: z.nullable(z.string()),
  /** Why a message would be refused now; null where it would not. */
  code: z.nullable(z.string()),
  /** What the refusal is about: seconds to wait, the end of a standing. */
  detail: z.string(),
  is_request: z.boolean(),
});
export type Door = z.infer<typeof doorSchema>;

export const unreadSchema = z.object({ open: z.number(), requests: z.number() });
