/** A TCP proxy for tests that can simulate a frozen server or a broken connection. */
import { connect, createServer, type Socket } from 'node:net';

export interface FreezableProxy {
  port: number;
  /** Stops forwarding; connections stay open and new ones are accepted. */
  freeze(): void;
  /** Forwards everything that waited, and new connections. */
  thaw(): void;
  /** Stops forwarding existing connections without closing them; new connections work. */
  cutOff(): void;
  close(): Promise<void>;
}

export async function startFreezableProxy(host: string, port: number): Promise<FreezableProxy> {
  const pairs = new Set<[Socket, Socket]>();
  const cut = new Set<Socket>();
  let frozen = false;
  const server = createServer((near) => {
    const far = connect(port, host);
    const pair: [Socket, Socket] = [near, far];
    pairs.add(pair);
    for (const [from, to] of [pair, [far, near] as const]) {
      from.on('data', (data) => to.write(data));
      from.on('error', () => {});
      from.on('close', () => {
        if (!cut.has(from)) to.destroy();
        pairs.delete(pair);
      });
      if (frozen) from.pause();
    }
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  const all = () => [...pairs].flat();
  return {
    port: address && typeof address === 'object' ? address.port : 0,
    freeze() {
      frozen = true;
      for (const socket of all()) socket.pause();
    },
    thaw() {
      frozen = false;
      for (const socket of all()) socket.resume();
    },
    cutOff() {
      for (const socket of all()) {
        cut.add(socket);
        socket.pause();
      }
      pairs.clear();
    },
    async close() {
      const closed = new Promise((done) => server.close(done));
      for (const socket of [...all(), ...cut]) socket.destroy();
      await closed;
    },
  };
}
