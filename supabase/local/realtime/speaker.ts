/** What the database says on a topic (`realtime.send`), told to those who listen there. */
import type { Row } from '../types.ts';
import { type Hub, roomOf } from './hub.ts';
import type { Change } from './outbox.ts';

/** True for a message that was left in `realtime.messages`, which is no change of anybody's row. */
export const isMessage = ({ schema, table }: Change): boolean =>
  schema === 'realtime' && table === 'messages';

/** Who may listen was asked when they joined; a message asks nothing. */
export function createSpeaker(hub: Hub): (message: Row) => void {
  return ({ topic, event, payload, private: isPrivate }) => {
    const wireTopic = `realtime:${String(topic)}`;
    hub.broadcast(roomOf(wireTopic, isPrivate === true), {
      topic: wireTopic,
      event: String(event),
      body: { encoding: 'json', value: payload },
    });
  };
}
