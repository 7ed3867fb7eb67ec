import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { problemDetails } from './problem.ts';

/** The statuses of Node's parser and time-out errors; all others are 400. */
const STATUSES: Record<string, 408 | 413 | 431> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

const DETAILS = {
  400: 'This is not a valid HTTP/1.1 request.',
  408: 'The request was not received in time.',
  413: 'The extensions of a chunk are too long.',
  431: 'The headers are too long.',
};

/** A listener for `clientError`: responds with a problem to what Node cannot parse, and closes. */
export function respondToClientErrors(headers: Record<string, string>) {
  return (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (!socket.writable || error.code === 'ECONNRESET') {
      socket.destroy();
      return;
    }
    const status = STATUSES[error.code ?? ''] ?? 400;
    const body = JSON.stringify(problemDetails(status, DETAILS[status]));
    const responseHeaders = {
      ...headers,
      'Content-Type': 'application/problem+json',
      'Content-Length': String(Buffer.byteLength(body)),
      'Cache-Control': 'no-store',
      Connection: 'close',
    };
    const lines = Object.entries(responseHeaders).map(([name, value]) => `${name}: ${value}`);
    socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'));
  };
}
