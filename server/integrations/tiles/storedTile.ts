/** A tile of the service as it is kept on disk: a line of JSON, then the tile. */
import { z } from 'zod';

export interface StoredTile {
  /** When the service last confirmed it. */
  at: Date;
  /** Validators of the service for conditional requests. */
  etag?: string | undefined;
  lastModified?: string | undefined;
  /** Compressed with gzip; undefined where the service has no tile. */
  data: Buffer | undefined;
}

const Head = z.object({
  at: z.coerce.date(),
  etag: z.string().optional(),
  lastModified: z.string().optional(),
});

const NEWLINE = 0x0a;

export function encodeStoredTile({ data, ...head }: StoredTile): Buffer {
  return Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), data ?? Buffer.alloc(0)]);
}

/** Undefined for a file that is not readable. */
export function decodeStoredTile(file: Buffer): StoredTile | undefined {
  const end = file.indexOf(NEWLINE);
  try {
    const head = Head.parse(JSON.parse(file.toString('utf8', 0, Math.max(end, 0))));
    const data = file.subarray(end + 1);
    return { ...head, data: data.length > 0 ? data : undefined };
  } catch {
    return undefined;
  }
}
