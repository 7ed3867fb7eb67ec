import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { availableParallelism } from 'node:os';
import { isDeepStrictEqual, promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { turns } from './turns.ts';

/** An answer as it goes out, with what it takes to send it again. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  etag: string;
}

/** What finished answers are true for: a version of the content, or that and a day. */
type Version = string | number;

type Encoding = 'br' | 'gzip' | 'identity';

const unpack = promisify(brotliDecompress);
// A process that has just begun has much to compress: as many at a time as there are cores.
const inTurn = turns(availableParallelism());

const compress = {
  br: (body: Buffer) =>
    inTurn(() =>
      promisify(brotliCompress)(body, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 6,
          [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        },
      }),
    ),
  gzip: (body: Buffer) => inTurn(() => promisify(gzip)(body)),
};

/** A finished answer in one encoding: header names and values in turn, and the bytes. */
interface Packed {
  head: string[];
  body: Buffer;
}

/** An answer with its encoded copies, each made when it is first asked for, and once. */
export class Kept {
  readonly answer: Omit<Answer, 'body'>;
  /** Until it is kept: then the Brotli copy, a sixth of its size, is enough. */
  #plain: Buffer | undefined;
  readonly #packed = new Map<Encoding, Packed | Promise<Packed>>();

  constructor({ body, ...answer }: Answer) {
    this.answer = answer;
    this.#plain = body;
  }

  /** The answer in an encoding; a promise only while it is being made. */
  packed(encoding: Encoding): Packed | Promise<Packed> {
    const known = this.#packed.get(encoding);
    if (known) return known;
    const packing = this.#pack(encoding);
    // Hardly anyone asks for a text as it is: where it must be unpacked for them, it is each time.
    if (encoding === 'identity' && !this.#plain) return packing;
    this.#packed.set(encoding, packing);
    void packing.then((packed) => this.#packed.set(encoding, packed));
    return packing;
  }

  /**
   * Gets ready to be kept: packed in the way of nearly all browsers, and no more than that.
   *
   * @returns how many bytes it takes, with room for a copy for those that take no Brotli
   */
  async slim(): Promise<number> {
    const { body } = await this.packed('br');
    this.#plain = undefined;
    this.#packed.delete('identity');
    return Math.ceil(body.length * 2.5) + 1000;
  }

  async #pack(encoding: Encoding): Promise<Packed> {
    const { headers, etag } = this.answer;
    const plain = this.#plain ?? (await unpack((await this.packed('br')).body));
    const body = encoding === 'identity' ? plain : await compress[encoding](plain);
    const encoded = encoding === 'identity' ? {} : { 'content-encoding': encoding };
    const all = { ...headers, etag, ...encoded, 'content-length': String(body.length) };
    return { head: Object.entries(all).flat(), body };
  }
}

/** A finished answer, and what it was true for when it was last asked for. */
interface Remembered {
  kept: Kept;
  version: Version;
}

/**
 * Finished answers by address, for one version of the content: when the version changes, each is made
 * anew where it is next asked for. Most are the same again, and have been compressed. What is asked for
 * by many at once is made once. Bounded in bytes; the least used go first.
 */
export class KeptAnswers {
  #version: Version = Number.NaN;
  readonly #kept: LRUCache<string, Remembered>;
  readonly #making = new Map<string, Promise<Kept>>();

  constructor(maxBytes: number) {
    this.#kept = new LRUCache({ maxSize: maxBytes });
  }

  /** The kept answer for `key`, without making one. */
  peek(key: string, version: Version): Kept | undefined {
    const known = this.#kept.get(key);
    return known?.version === version ? known.kept : undefined;
  }

  /**
   * The answer for `key` at `version`, made by `make` if it is not kept. Kept is what has status 200
   * and does not ask to be made anew each time.
   */
  async get(key: string, version: Version, make: () => Promise<Answer>): Promise<Kept> {
    if (version !== this.#version) {
      this.#making.clear();
      this.#version = version;
    }
    const known = this.peek(key, version) ?? this.#making.get(key);
    if (known) return known;
    const making = make().then((answer) => this.#keep(key, version, answer));
    this.#making.set(key, making);
    try {
      return await making;
    } finally {
      if (this.#making.get(key) === making) this.#making.delete(key);
    }
  }

  async #keep(key: string, version: Version, answer: Answer): Promise<Kept> {
    const before = this.#kept.get(key)?.kept;
    const kept = before && isSame(before.answer, answer) ? before : new Kept(answer);
    if (!isLasting(answer)) return kept;
    const size = await kept.slim();
    if (this.#version === version) this.#kept.set(key, { kept, version }, { size });
    return kept;
  }
}

const isSame = (one: Kept['answer'], other: Answer) =>
  one.etag === other.etag && isDeepStrictEqual(one.headers, other.headers);

const isLasting = ({ status, headers }: Answer) =>
  status === 200 && !headers['cache-control']?.includes('no-cache');

/** Sends an answer in the best encoding, or says that the visitor has it already. */
export async function send(req: IncomingMessage, res: ServerResponse, kept: Kept): Promise<void> {
  if (sendNow(req, res, kept)) return;
  const packed = await kept.packed(chooseEncoding(req.headers['accept-encoding']));
  write(req, res, kept, packed);
}

/** Like `send`, without a wait: sends nothing and is false where an encoding must first be made. */
export function sendNow(req: IncomingMessage, res: ServerResponse, kept: Kept): boolean {
  const { status, headers, etag } = kept.answer;
  if (status === 200 && req.headers['if-none-match']?.split(/,\s*/).includes(etag)) {
    res.writeHead(304, { ...headers, etag }).end();
    return true;
  }
  const packed = kept.packed(chooseEncoding(req.headers['accept-encoding']));
  if (packed instanceof Promise) return false;
  write(req, res, kept, packed);
  return true;
}

function write(
  { method }: IncomingMessage,
  res: ServerResponse,
  { answer }: Kept,
  { head, body }: Packed,
): void {
  res.writeHead(answer.status, head).end(method === 'HEAD' ? undefined : body);
}

export function makeAnswer(status: number, headers: Record<string, string>, body: Buffer): Answer {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  return { status, headers, body, etag: `W/"${hash}"` };
}

/** There are few ways in which browsers say what they take, and each request says one. */
const chosen = new LRUCache<string, Encoding>({ max: 200 });

/** The best encoding of those we make; `q=0` forbids one. */
export function chooseEncoding(accepted = ''): Encoding {
  const known = chosen.get(accepted);
  if (known) return known;
  const offers = new Set(
    accepted
      .split(',')
      .map((part) => part.split(';').map((word) => word.trim().toLowerCase()))
      .filter(([, quality]) => !/^q=0(\.0*)?$/.test(quality ?? ''))
      .map(([name]) => name),
  );
  const best = offers.has('br') ? 'br' : offers.has('gzip') ? 'gzip' : 'identity';
  chosen.set(accepted, best);
  return best;
}
