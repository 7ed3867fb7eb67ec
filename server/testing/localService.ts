import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A local server in place of an outside service, with responses set by tests. */
export class LocalService {
  requests: { url: string; body: string }[] = [];
  handler: (req: IncomingMessage, res: ServerResponse) => void = () => {};
  readonly #server: Server = createServer((req, res) => {
    let body = '';
    req.on('data', (part) => {
      body += part;
    });
    req.on('end', () => {
      this.requests.push({ url: req.url ?? '', body });
      this.handler(req, res);
    });
  });

  async listen(): Promise<string> {
    await new Promise<void>((done) => this.#server.listen(0, '127.0.0.1', done));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  respondWith(body: unknown, status = 200): void {
    this.handler = (_, res) => {
      res.writeHead(status, { 'content-type': 'application/json' });
      res.end(typeof body === 'string' ? body : JSON.stringify(body));
    };
  }

  close(): Promise<void> {
    this.#server.closeAllConnections();
    return new Promise((done) => this.#server.close(() => done()));
  }
}
