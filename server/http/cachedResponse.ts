import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import { limitConcurrency } from '../concurrency/limitConcurrency.ts';

/** A complete response body with its status, headers and ETag. */
export interface EncodedResponse {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  etag: string;
}

export type Encoding = 'br' | 'gzip' | 'identity';

/** A response in one encoding, ready for `writeHead`: alternating header names and values. */
export interface CompressedResponse {
  head: string[];
  body: Buffer;
}

/** Bytes that may be queued for compression; more is rejected with 503. */
const MAX_QUEUED_BYTES = 64 * 1024 * 1024;

// After a start there is much to compress.
const limit = limitConcurrency({ running: availableParallelism(), waiting: MAX_QUEUED_BYTES });

const decompress = promisify(brotliDecompress);
const compressors = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 6,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body: Buffer) => promisify(gzip)(body),
};

/** Room for a gzip copy besides the Brotli copy, and for headers in bytes. */
const SIZE_FACTOR = 2.5;
const OVERHEAD_BYTES = 1000;

/** Adds the ETag, a hash of the body. */
export function encodeResponse(
  status: number,
  headers: Record<string, string>,
  body: Buffer,
): EncodedResponse {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  return { status, headers, body, etag: `W/"${hash}"` };
}

/** A response with its compressed copies, each created once when it is first requested. */
export class CachedResponse {
  readonly response: Omit<EncodedResponse, 'body'>;
  /** Undefined once compacted: the Brotli copy, a sixth of its size, replaces it. */
  #plain: Buffer | undefined;
  readonly #copies = new Map<Encoding, CompressedResponse | Promise<CompressedResponse>>();
  /** The decompressed copy, shared while it is being sent. */
  #decompressed: WeakRef<CompressedResponse> | undefined;

  constructor({ body, ...response }: EncodedResponse) {
    this.response = response;
    this.#plain = body;
  }

  /**
   * The response in an encoding; a promise only while it is being compressed.
   *
   * @param signal drops the compression while it is queued; only if no other client uses this response
   * @throws Overloaded, in the promise, when too much is queued for compression
   */
  encoded(
    encoding: Encoding,
    signal?: AbortSignal,
  ): CompressedResponse | Promise<CompressedResponse> {
    const known = this.#copies.get(encoding) ?? this.#decompressedCopy(encoding);
    if (known) return known;
    const pending = this.#encode(encoding, signal);
    this.#copies.set(encoding, pending);
    pending.then(
      (copy) => this.#store(encoding, copy),
      () => this.#copies.delete(encoding),
    );
    return pending;
  }

  /**
   * Keeps the Brotli copy only, which nearly all browsers accept.
   *
   * @returns the size in bytes for the cache
   */
  async compact(signal?: AbortSignal): Promise<number> {
    const { body } = await this.encoded('br', signal);
    this.#plain = undefined;
    this.#copies.delete('identity');
    return Math.ceil(body.length * SIZE_FACTOR) + OVERHEAD_BYTES;
  }

  #decompressedCopy(encoding: Encoding): CompressedResponse | undefined {
    return encoding === 'identity' ? this.#decompressed?.deref() : undefined;
  }

  #store(encoding: Encoding, copy: CompressedResponse): void {
    if (encoding === 'identity' && !this.#plain) {
      // Rarely requested: released once it is sent.
      this.#copies.delete(encoding);
      this.#decompressed = new WeakRef(copy);
    } else this.#copies.set(encoding, copy);
  }

  async #encode(encoding: Encoding, signal?: AbortSignal): Promise<CompressedResponse> {
    const { headers, etag } = this.response;
    const plain = this.#plain ?? (await decompress((await this.encoded('br')).body));
    const body =
      encoding === 'identity'
        ? plain
        : await limit(() => compressors[encoding](plain), { signal, weight: plain.length });
    const contentEncoding = encoding === 'identity' ? {} : { 'content-encoding': encoding };
    const all = { ...headers, etag, ...contentEncoding, 'content-length': String(body.length) };
    return { head: Object.entries(all).flat(), body };
  }
}
