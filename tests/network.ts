/** A proxy between the browser and the site under test, which can fail, stall or serve a new release. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** `silent`: requests are accepted and never answered. */
type State = 'on' | 'off' | 'silent';

/** Files whose names change in the second release, as in a build with changed content. */
const RENAMED = /\b(manifest|root|Shell)-([\w-]{8})\.(js|css)/g;

export class Network {
  state: State = 'on';
  /** Paths of all requests. */
  readonly requests: string[] = [];
  /** Serves a second release: renamed files, and 404 for those of the first. */
  secondRelease = false;
  /** Answers some requests itself: true if it has. A promise makes the request wait. */
  override: ((path: string, res: ServerResponse) => boolean | Promise<boolean>) | undefined;
  /** Changes the text of JSON responses. */
  rewrite: ((text: string) => string) | undefined;
  readonly #site: string;
  readonly #server = createServer((req, res) => void this.#respond(req, res));

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

  async #respond(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const path = req.url ?? '/';
    this.requests.push(path);
    if (this.state === 'silent') return;
    if (this.state === 'off') return void res.destroy();
    if (await this.override?.(path, res)) return;
    try {
      const released = this.secondRelease ? path.replace('-second.', '.') : path;
      const isOfFirstRelease = this.secondRelease && released === path && path.search(RENAMED) > 0;
      const response = await fetch(this.#site + (isOfFirstRelease ? '/assets/gone.js' : released), {
        method: req.method ?? 'GET',
        redirect: 'manual',
        headers: req.headers.range ? { range: req.headers.range } : {},
      });
      const headers = Object.fromEntries(response.headers);
      for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'etag']) {
        delete headers[name];
      }
      if (this.rewrite && headers['content-type']?.startsWith('application/json')) {
        return void res
          .writeHead(response.status, headers)
          .end(this.rewrite(await response.text()));
      }
      const text = /html|script|css/.test(headers['content-type'] ?? '');
      if (!this.secondRelease || !text) {
        return void res.writeHead(response.status, headers).end(await response.bytes());
      }
      // The hashes of its inline scripts fit the first release.
      delete headers['content-security-policy'];
      const body = (await response.text()).replace(RENAMED, '$1-$2-second.$3');
      // The service worker contains the name of the manifest without its extension.
      const worker = body.replaceAll(/`(manifest-[\w-]{8})`/g, '`$1-second`');
      res.writeHead(response.status, headers).end(path === '/sw.js' ? worker : body);
    } catch {
      res.destroy();
    }
  }
}
