import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A local stand-in for an outside service; tests set its answers. */
export class LocalService {
  asked: { url: string; body: string }[] = [];
  answer: (req: IncomingMessage, res: ServerResponse) => void = () => {};
  readonly #server: Server = createServer((req, res) => {
    let body = '';
    req.on('data', (part) => {
      body += part;
    });
    req.on('end', () => {
      this.asked.push({ url: req.url ?? '', body });
      this.answer(req, res);
    });
  });

  async listen(): Promise<string> {
    await new Promise<void>((done) => this.#server.listen(0, '127.0.0.1', done));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  says(body: unknown, status = 200): void {
    this.answer = (_, res) => {
      res.writeHead(status, { 'content-type': 'application/json' });
      res.end(typeof body === 'string' ? body : JSON.stringify(body));
    };
  }

  close(): Promise<void> {
    this.#server.closeAllConnections();
    return new Promise((done) => this.#server.close(() => done()));
  }
}
