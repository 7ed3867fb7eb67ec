import type { ReactNode } from 'react';
import { renderToReadableStream } from 'react-dom/server';

/**
 * Renders a document at once, with the loader data that React Router streams behind it.
 *
 * @throws what a component throws
 */
export async function renderToBuffer(page: ReactNode): Promise<Buffer<ArrayBuffer>> {
  const errors: unknown[] = [];
  const stream = await renderToReadableStream(page, {
    onError: (error) => void errors.push(error),
  });
  await stream.allReady;
  if (errors.length > 0) throw errors[0];
  return Buffer.from(await new Response(stream).arrayBuffer());
}
