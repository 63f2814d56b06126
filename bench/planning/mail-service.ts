/** A mail service in a thread of its own, as the real one is elsewhere: it takes everything, and tells what came under which key. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parentPort } from 'node:worker_threads';

const keys: string[] = [];
const server = createServer((request, response) => {
  keys.push(String(request.headers['idempotency-key']));
  request.resume().on('end', () => response.end('{"id":"taken"}'));
});
server.listen(0, '127.0.0.1', () => parentPort?.postMessage((server.address() as AddressInfo).port));
parentPort?.on('message', () => parentPort?.postMessage(keys));
