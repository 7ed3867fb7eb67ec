import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { problemOf } from './api/problem.ts';

/** What Node finds wrong with a request before anybody has seen it; all else is a 400. */
const STATUSES: Record<string, 408 | 413 | 431> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

const DETAILS = {
  400: 'This is no request of HTTP/1.1.',
  408: 'The request took too long to come.',
  413: 'The extensions of a chunk are too long.',
  431: 'The headers are too long.',
};

/** Answers what is no request at all with a problem as all others are, and hangs up. */
export function answerWireErrors(headers: Record<string, string>) {
  return (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (!socket.writable || error.code === 'ECONNRESET') {
      socket.destroy();
      return;
    }
    const status = STATUSES[error.code ?? ''] ?? 400;
    const body = JSON.stringify(problemOf(status, DETAILS[status]));
    const head = {
      ...headers,
      'Content-Type': 'application/problem+json',
      'Content-Length': String(Buffer.byteLength(body)),
      'Cache-Control': 'no-store',
      Connection: 'close',
    };
    const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}`);
    socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'));
  };
}
