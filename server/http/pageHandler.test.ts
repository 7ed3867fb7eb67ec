import { expect, it } from 'vitest';
import { INLINE_SCRIPTS_HEADER } from '../../app/routerInternals.ts';
import type { Catalogue } from '../../domain/content/catalogue.ts';
import { pageHandler } from './pageHandler.ts';
import { ResponseCache } from './responseCache.ts';

it('allows only the inline scripts that the renderer lists in its header', async () => {
  const { submitForm } = pageHandler({
    render: async () =>
      new Response('<p><script>steal()</script></p><script>start()</script>', {
        headers: { 'content-type': 'text/html', [INLINE_SCRIPTS_HEADER]: 'aGFzaA== b3RoZXI=' },
      }),
    live: { current: () => ({ version: 1 }) as Catalogue, onChange() {} },
    cache: new ResponseCache(1e6),
    site: { url: 'http://localhost', map: {} },
    headers: {},
    hasPolicy: true,
  });
  const { headers } = await submitForm('/en/contact', new URLSearchParams(), {} as never);
  expect(headers.get('content-security-policy')).toContain(
    "script-src 'self' 'sha256-aGFzaA==' 'sha256-b3RoZXI=';",
  );
  expect(headers.get(INLINE_SCRIPTS_HEADER)).toBeNull();
});
