import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { sharedSite } from '../testing/sharedSite.ts';

const site = sharedSite();

/** Opens a connection. `received` returns what has arrived so far. */
function open() {
  const { hostname, port } = new URL(site.url);
  const socket = connect(Number(port), hostname);
  let text = '';
  socket.setEncoding('utf8').on('data', (data) => {
    text += data;
  });
  return { socket, received: () => text };
}

const HEAD = 'POST /api/travel HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\n';

it('answers a rejected request when it has arrived, so that its connection can be used again', async () => {
  const { socket, received } = open();
  socket.write(`${HEAD}Content-Length: 10\r\n\r\n12345`);
  // When this later request is answered, the server has rejected the first one.
  expect((await site.post('/api/travel', '{')).status).toBe(400);
  expect(received()).toBe('');
  socket.write('67890GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
  await expect.poll(received).toMatch(/^HTTP\/1\.1 415 .*HTTP\/1\.1 200 /s);
  expect(received()).not.toContain('Connection: close');
  socket.destroy();
});

it.each([
  ['is very long', 'Content-Length: 100000000\r\n\r\n12345'],
  ['does not tell its length', 'Transfer-Encoding: chunked\r\n\r\n5\r\n12345\r\n'],
])('says that it closes the connection of a rejected request that %s', async (_, body) => {
  const { socket, received } = open();
  socket.write(HEAD + body);
  await expect.poll(received).toMatch(/^HTTP\/1\.1 415 .*\r\nConnection: close\r\n/is);
  socket.destroy();
});
