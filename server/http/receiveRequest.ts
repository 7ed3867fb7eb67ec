import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from './context.ts';

/** A longer request is not received to its end if its response is ready before, in bytes. */
const MAX_UNREAD = 16 * 1024 * 1024;

/**
 * Responds when the whole request has arrived, also to one that is rejected by its headers. Otherwise the
 * client could send its next request over the connection, which Hono closes half a second after a response
 * if the body has not been received by then. Where waiting makes no sense, the response says that
 * the connection closes.
 */
export const receiveRequest: MiddlewareHandler<AppEnv> = async (context, next) => {
  await next();
  const { incoming, outgoing } = context.env;
  if (incoming.complete || incoming.destroyed || outgoing.headersSent) return;
  if (incoming.readableDidRead || !(lengthOf(incoming) <= MAX_UNREAD)) {
    context.header('Connection', 'close');
    return;
  }
  incoming.resume();
  // 'close' follows 'end' and disconnections.
  await once(incoming, 'close').catch(() => {});
};

/** NaN for a request in chunks, whose length is not known. */
const lengthOf = ({ headers }: IncomingMessage) => Number(headers['content-length']);
