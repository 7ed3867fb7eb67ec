import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { runInNewContext } from 'node:vm';
import { createElement } from 'react';
import {
  createMemoryRouter,
  createRequestHandler,
  type EntryContext,
  Link,
  Meta,
  Scripts,
  type ServerBuild,
  ServerRouter,
} from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { renderToBuffer } from './renderToBuffer.ts';
import {
  changeEnds,
  collectInlineScripts,
  deferScripts,
  failOfflineNavigations,
} from './routerInternals.ts';

const NONCE = 'secret';
const LOADER_DATA = "it's </script>\n\\ data";

function Broken(): never {
  throw new Error('broken');
}

function Page() {
  return createElement(
    'html',
    null,
    createElement('head', null, createElement(Meta)),
    createElement(
      'body',
      null,
      createElement(Link, { to: '/next', prefetch: 'intent' }, 'next'),
      createElement(Scripts),
    ),
  );
}

/** Renders a page with React Router. */
async function renderPage(): Promise<string> {
  const handleRequest = async (
    request: Request,
    status: number,
    headers: Headers,
    context: EntryContext,
  ) => {
    const page = createElement(ServerRouter, { context, url: request.url, nonce: NONCE });
    return new Response(await renderToBuffer(page), { status, headers });
  };
  const route = { id: 'root', path: '', hasLoader: true, module: '/assets/root.js' };
  const build = {
    entry: { module: { default: handleRequest } },
    routes: { root: { ...route, module: { default: Page, loader: () => LOADER_DATA } } },
    assets: {
      version: '1',
      url: '/assets/manifest.js',
      entry: { module: '/assets/entry.js', imports: ['/assets/react.js'] },
      routes: { root: { ...route, imports: ['/assets/shared.js'] } },
    },
    publicPath: '/',
    assetsBuildDirectory: 'build/client',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial' },
  } as unknown as ServerBuild;
  const render = createRequestHandler(build, 'production');
  return (await render(new Request('http://localhost/'))).text();
}

it('collects only the scripts with the nonce', () => {
  const { html, scripts } = collectInlineScripts(
    '<p nonce="guess"><script>steal()</script><script nonce="guess">steal(1)</script></p>' +
      '<script nonce="secret">start()</script><script type="module" nonce="secret" async="">import"a"</script>' +
      '<script src="/a.js" nonce="secret"></script>',
    'secret',
  );
  expect(scripts).toEqual(['start()', 'import"a"']);
  expect(html).not.toContain('secret');
  expect(html).toContain('<script type="module" async="">import"a"</script>');
});

it('React Router adds the nonce to every inline script', async () => {
  const html = await renderPage();
  const all = [...html.matchAll(/<script[^>]*>(.+?)<\/script>/gs)].map(([, code]) => code);
  // Context, entry, loader data and the end of the data.
  expect(all).toHaveLength(4);
  expect(collectInlineScripts(html, NONCE).scripts).toEqual(all);
});

it('React renders a page in one piece, with its doctype and loader data', async () => {
  const html = await renderPage();
  expect(html).toMatch(/^<!DOCTYPE html><html>/);
  expect(html.endsWith('</body></html>')).toBe(true);
  // Parts that come later stand in a hidden element until a script moves them.
  expect(html).not.toMatch(/<template|hidden/);
  const window = {} as { __reactRouterContext: { stream: ReadableStream } };
  const globals = { window, ReadableStream, TextEncoderStream };
  for (const code of collectInlineScripts(html, NONCE).scripts) {
    if (code.startsWith('window.')) runInNewContext(code, globals);
  }
  const received = await text(window.__reactRouterContext.stream as never);
  expect(received).toContain(JSON.stringify(LOADER_DATA).slice(1, -1));
});

it('throws what a component throws', async () => {
  await expect(renderToBuffer(createElement(Broken))).rejects.toThrow('broken');
});

it('gives head and scripts of a page to be changed, and keeps the content between them', async () => {
  const page = Buffer.from(await renderPage());
  let changed = '';
  const result = changeEnds(page, NONCE, (ends) => {
    changed = ends;
    return ends.replace('</head>', '<title>Fès</title></head>').replace('</body>', '<hr></body>');
  });
  expect(changed).not.toContain('next');
  expect(collectInlineScripts(changed, NONCE).scripts).toHaveLength(4);
  expect(result.toString()).toBe(
    page
      .toString()
      .replace('</head>', '<title>Fès</title></head>')
      .replace('</body>', '<hr></body>'),
  );
});

it('defers all modules that React Router loads', async () => {
  const deferred = deferScripts(await renderPage());
  const template = /<template>(.*)<\/template>/s.exec(deferred)?.[1] ?? '';
  for (const file of ['entry', 'react', 'root', 'shared']) {
    expect(template).toContain(
      `<link rel="modulepreload" fetchpriority="low" href="/assets/${file}.js"`,
    );
  }
  expect(template).toContain('import("/assets/entry.js")');
  const rest = deferred.replace(template, '');
  expect(rest).not.toMatch(/modulepreload|type="module"/);
});

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['fails without a network', false, 'broken'],
  ['is left to React Router with a network', true, 'reloaded'],
])('a navigation whose script is missing %s', async (_, isReachable, outcome) => {
  const reload = async () => {
    throw new Error('reloaded');
  };
  const router = createMemoryRouter([
    { id: 'home', path: '/' },
    { id: 'page', path: '/page', loader: () => null, lazy: { Component: reload } },
  ]);
  vi.stubGlobal('fetch', () =>
    isReachable
      ? Promise.resolve(new Response())
      : Promise.reject(new TypeError('Failed to fetch')),
  );
  vi.stubGlobal('window', {
    __reactRouterDataRouter: router,
    __reactRouterManifest: {
      routes: { page: { module: 'data:text/javascript,throw new Error("broken")' } },
    },
  });
  failOfflineNavigations();
  await router.navigate('/page');
  const [error] = Object.values(router.state.errors ?? {}) as Error[];
  expect(error?.message).toBe(outcome);
});

it('React Router still reloads the page and has the globals that are used here', () => {
  const folder = dirname(createRequire(import.meta.url).resolve('react-router/package.json'));
  const source = (file: string) => readFileSync(join(folder, 'dist/production/lib', file), 'utf8');
  expect(source('dom/ssr/routeModules.js')).toContain('window.location.reload();');
  expect(source('dom-export/hydrated-router.js')).toContain(
    'window.__reactRouterDataRouter = router;',
  );
});
