/** A proxy between the browser and the site under test, which can fail, stall or serve a new release. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** `silent`: requests are accepted and never answered. */
type State = 'on' | 'off' | 'silent';

/** The files whose names a second release changes, as a build does when their content changes. */
const RENAMED = /\b(manifest|root|Shell)-([\w-]{8})\.(js|css)/g;

export class Network {
  state: State = 'on';
  /** Paths of all requests. */
  readonly seen: string[] = [];
  /** Serves a second release: renamed files, and 404 for those of the first. */
  secondRelease = false;
  readonly #site: string;
  readonly #server = createServer((req, res) => void this.#answer(req, res));

  constructor(site: string) {
    this.#site = site;
  }

  async open(): Promise<string> {
    await new Promise<void>((ready) => this.#server.listen(0, '127.0.0.1', ready));
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  async #answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const path = req.url ?? '/';
    this.seen.push(path);
    if (this.state === 'silent') return;
    if (this.state === 'off') return void res.destroy();
    try {
      const released = this.secondRelease ? path.replace('-second.', '.') : path;
      const gone = this.secondRelease && released === path && path.search(RENAMED) > 0;
      const answer = await fetch(this.#site + (gone ? '/assets/gone.js' : released), {
        method: req.method ?? 'GET',
        redirect: 'manual',
        headers: req.headers.range ? { range: req.headers.range } : {},
      });
      const headers = Object.fromEntries(answer.headers);
      for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'etag']) {
        delete headers[name];
      }
      const text = /html|script|css/.test(headers['content-type'] ?? '');
      if (!this.secondRelease || !text) {
        return void res.writeHead(answer.status, headers).end(await answer.bytes());
      }
      // The hashes of its inline scripts fit the first release.
      delete headers['content-security-policy'];
      const body = (await answer.text()).replace(RENAMED, '$1-$2-second.$3');
      // The worker names the manifest without its ending.
      const worker = body.replaceAll(/`(manifest-[\w-]{8})`/g, '`$1-second`');
      res.writeHead(answer.status, headers).end(path === '/sw.js' ? worker : body);
    } catch {
      res.destroy();
    }
  }
}
