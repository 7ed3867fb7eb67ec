import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import type { Context } from 'hono';
import { NO_FRAMING } from '../http/responseHeaders.ts';
import type { BrochureFile } from './brochures/brochureStore.ts';

/** Sends a PDF, or the single range that was requested (RFC 9110, section 14). */
export function sendFile(context: Context, file: BrochureFile, name: string): Response {
  const { path, size, changed, etag } = file;
  const headers: Record<string, string> = {
    ...NO_FRAMING,
    'Content-Type': 'application/pdf',
    'Content-Disposition': `inline; filename="${name}"`,
    // Clients revalidate each time, because the content may have changed.
    'Cache-Control': 'public, no-cache',
    'Accept-Ranges': 'bytes',
    ETag: etag,
    'Last-Modified': changed.toUTCString(),
  };
  const { req } = context;
  if (req.header('if-none-match')?.split(/,\s*/).includes(etag)) {
    return context.body(null, 304, headers);
  }
  const condition = req.header('if-range');
  const range =
    condition === undefined || condition === etag ? rangeOf(req.header('range'), size) : undefined;
  if (range === 'unsatisfiable') {
    return context.body(null, 416, { ...headers, 'Content-Range': `bytes */${size}` });
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  headers['Content-Length'] = String(end - start + 1);
  if (range) headers['Content-Range'] = `bytes ${start}-${end}/${size}`;
  const stream = Readable.toWeb(createReadStream(path, { start, end })) as ReadableStream;
  const isHead = req.method === 'HEAD';
  if (isHead) void stream.cancel();
  const status = range ? 206 : 200;
  return isHead ? context.body(null, status, headers) : context.body(stream, status, headers);
}

/** The single range of a header. Several or invalid ranges return undefined, for the whole file. */
function rangeOf(header: string | undefined, size: number) {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start > end || start >= size ? 'unsatisfiable' : { start, end };
}
