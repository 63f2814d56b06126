/** WebSocket connections: upgrade, frames in order, dead and overfull connections. */
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import { claimsForKey } from '../jwt.ts';
import type { LocalConfig, Log } from '../types.ts';
import type { Channels } from './channels.ts';
import type { Session } from './hub.ts';
import { decodeBinary, decodeText } from './protocol.ts';

export const SOCKET_PATH = '/realtime/v1/websocket';

/** Clients send a heartbeat every 25 s; hosted Realtime drops those silent for a minute. */
const IDLE_MS = 60_000;
/** The longest message taken from a client. */
const MAX_MESSAGE_BYTES = 1024 * 1024;
/** Unread output after which a client counts as stuck. */
const MAX_BACKLOG_BYTES = 16 * 1024 * 1024;

const REFUSED = 'HTTP/1.1 401 Unauthorized\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';

function toBuffer(data: RawData): Buffer {
  if (Buffer.isBuffer(data)) return data;
  return Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data);
}

export interface Sockets {
  handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean;
  close(): Promise<void>;
}

export function createSockets(options: { channels: Channels; config: LocalConfig; log: Log }): Sockets {
  const { channels, config, log } = options;
  const server = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES });

  function open(socket: WebSocket, url: URL): void {
    const session: Session = {
      version: url.searchParams.get('vsn') === '2.0.0' ? '2.0.0' : '1.0.0',
      apiKey: url.searchParams.get('apikey') ?? '',
      channels: new Map(),
      write(frame) {
        if (socket.readyState !== socket.OPEN) return;
        if (socket.bufferedAmount > MAX_BACKLOG_BYTES) return socket.terminate();
        socket.send(frame);
      },
    };
    const idle = setTimeout(() => socket.terminate(), IDLE_MS);
    idle.unref();
    let isOpen = true;
    // One after the other, as a join waits for the database and what follows it must not overtake it.
    let queue = Promise.resolve();
    socket.on('message', (data, isBinary) => {
      idle.refresh();
      const bytes = toBuffer(data);
      const message = isBinary ? decodeBinary(bytes) : decodeText(bytes.toString('utf8'));
      if (!message) return log('realtime: message ignored, it is not a channel message');
      queue = queue
        .then(() => (isOpen ? channels.receive(session, message) : undefined))
        .catch((error: unknown) => log(`realtime: ${message.event} on ${message.topic}: ${String(error)}`));
    });
    socket.on('close', () => {
      isOpen = false;
      clearTimeout(idle);
      // After the queue, so that a join still waiting for the database is cleaned up too.
      channels.leaveAll(session);
      void queue.then(() => channels.leaveAll(session));
    });
    // 'close' follows and does the work; without a listener a reset connection would end the process.
    socket.on('error', (error) => log(`realtime: connection lost: ${error.message}`));
  }

  return {
    handleUpgrade(request, socket, head) {
      const url = new URL(request.url ?? '/', 'http://localhost');
      if (url.pathname !== SOCKET_PATH) return false;
      if (!claimsForKey(url.searchParams.get('apikey'), config)) {
        socket.end(REFUSED);
        return true;
      }
      server.handleUpgrade(request, socket, head, (connection) => open(connection, url));
      return true;
    },
    async close() {
      for (const client of server.clients) client.terminate();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
