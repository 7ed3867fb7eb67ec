/**
 * What relies on the output and the internals of React Router, with the reason for each: figures and the
 * commands that print them are in docs/measurements.md. `routerInternals.test.ts` fails when an upgrade
 * changes what is used here.
 */
import { preload, preloadModule } from 'react-dom';

/**
 * A header between the renderer and the server, not sent to browsers: SHA-256 in base64 of the page's
 * inline scripts, separated by spaces.
 */
export const INLINE_SCRIPTS_HEADER = 'x-inline-scripts';

/**
 * Collects the inline scripts of React and React Router for the Content-Security-Policy. Cached pages
 * need hashes; React Router offers nonces only, which are removed here.
 *
 * @param nonce a secret of this rendering: markup in content cannot carry it
 * @returns the HTML without nonces, and the code of the inline scripts that had the nonce
 */
export function collectInlineScripts(
  html: string,
  nonce: string,
): { html: string; scripts: string[] } {
  const mark = ` nonce="${nonce}"`;
  const scripts = Array.from(html.matchAll(/<script(?<attributes>[^>]*)>(?<code>.*?)<\/script>/gs))
    .filter(({ groups }) => groups?.attributes?.includes(mark) && groups.code)
    .map(({ groups }) => groups?.code ?? '');
  return { html: html.replaceAll(mark, ''), scripts };
}

/**
 * Changes the head of a rendered document and the scripts at its end. What is between them stays as bytes:
 * to decode, search and encode the whole home page took a quarter of its render.
 *
 * @param nonce that of React Router's scripts, which come after all other content
 * @param change gets head and scripts as one text, and must leave `</head>` between them
 */
export function changeEnds(
  html: Buffer,
  nonce: string,
  change: (ends: string) => string,
): Buffer<ArrayBuffer> {
  const headEnd = html.indexOf(HEAD_END) + HEAD_END.length;
  const firstNonce = html.indexOf(nonce, headEnd);
  const scripts = firstNonce < 0 ? html.length : html.lastIndexOf('<script', firstNonce);
  const ends = change(html.toString('utf8', 0, headEnd) + html.toString('utf8', scripts));
  const contentAt = ends.indexOf(HEAD_END) + HEAD_END.length;
  return Buffer.concat([
    Buffer.from(ends.slice(0, contentAt)),
    html.subarray(headEnd, scripts),
    Buffer.from(ends.slice(contentAt)),
  ]);
}

const HEAD_END = '</head>';

/** `<link rel="modulepreload" …>`, which React writes into the head, before the style sheet. */
const PRELOADS = /<link rel="modulepreload"([^>]*?)\/?>/g;
/** The script that imports the modules of the page and hydrates it. */
const ENTRY_SCRIPT = /<script [^>]*type="module"[^>]*>.*?<\/script>/s;

/**
 * Inserts the scripts after the first paint. Background tabs are not painted, and old browsers report no
 * paint: there the load event does it.
 */
export const AFTER_PAINT =
  '{let d=document,t=d.currentScript.previousSibling,go=()=>{t&&d.head.append(t.content);t=null},p=PerformanceObserver;new p(go).observe({type:"paint",buffered:true});addEventListener("load",()=>{if(d.hidden||!p.supportedEntryTypes.includes("paint"))go()})}';

/**
 * Defers the scripts until the first paint: they stand in a template, and an inline script inserts them.
 * On a slow connection they would compete with styles, fonts and the largest picture: LCP of a place
 * 1.0 s instead of 1.9 s, hydrated 0.6 s later (`npm run bench deferral`).
 */
export function deferScripts(html: string): string {
  const links: string[] = [];
  const withoutPreloads = html.replace(PRELOADS, (_, attributes: string) => {
    links.push(`<link rel="modulepreload" fetchpriority="low"${attributes}/>`);
    return '';
  });
  return withoutPreloads.replace(
    ENTRY_SCRIPT,
    (script) => `<template>${links.join('')}${script}</template><script>${AFTER_PAINT}</script>`,
  );
}

interface RouterWindow {
  __reactRouterDataRouter: { routes: LazyRoute[]; revalidate(): Promise<void> };
  __reactRouterManifest: { routes: Record<string, RouteFiles | undefined> };
}

/** The script of a route, and what it needs. */
interface RouteFiles {
  module: string;
  imports?: string[];
  css?: string[];
}

/**
 * Loads the data of the screen: where hydration failed, React has rendered the page again without the
 * HTML of the document, which has its data in part only (`servedData`).
 */
export function loadServedData(): void {
  const { __reactRouterDataRouter } = window as unknown as RouterWindow;
  void __reactRouterDataRouter.revalidate();
}

/**
 * Whether the server answers at all. `navigator.onLine` is not enough: it changes a moment after the
 * network is gone, and stays true where only the server is.
 */
const isReachable = (url: string) =>
  fetch(url, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

interface LazyRoute {
  id: string;
  /** Functions that load a property of the route, until the route's module is loaded. */
  lazy?: unknown;
  children?: LazyRoute[];
}

/**
 * Loads what the script of a route imports, and its style sheet, all at once. The browser would find imports
 * level by level, and React Router asks for the style sheet when the script is there: four round trips for
 * the planner.
 *
 * @returns when the style sheets are loaded
 */
async function loadNeeds({ imports = [], css = [] }: RouteFiles): Promise<void> {
  for (const href of imports) preloadModule(href);
  await Promise.all(css.map(loadStyles));
}

const loadingStyles = new Map<string, Promise<void>>();

/**
 * Loads a style sheet without applying it. React Router would apply it to the page that is left and then
 * remove it, for which the browser computes all styles of that page twice. It leaves out sheets that it finds
 * in the document.
 */
function loadStyles(href: string): Promise<void> {
  const loading = loadingStyles.get(href);
  if (loading) return loading;
  if (document.querySelector(`link[rel="stylesheet"][href="${href}"]`)) return Promise.resolve();
  preload(href, { as: 'style' });
  const link = document.createElement('link');
  Object.assign(link, { rel: 'stylesheet', media: 'not all', href });
  const loaded = new Promise<void>((resolve) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      loadingStyles.delete(href);
      resolve();
    };
    document.head.append(link);
  });
  loadingStyles.set(href, loaded);
  return loaded;
}

/**
 * Shows the error page when the script of a route cannot be loaded without a network (0.2 kB). React
 * Router would reload the page, and the browser replace it by its own error page. The same reload is
 * prevented where a link is only prefetched. Browsers without the Navigation API still do that one.
 */
export function failOfflineNavigations(): void {
  const { __reactRouterDataRouter, __reactRouterManifest } = window as unknown as RouterWindow;
  let mayReload = false;
  const wrap = ({ id, lazy, children = [] }: LazyRoute) => {
    const files = __reactRouterManifest.routes[id];
    let needs: Promise<void> | undefined;
    const loaders = Object(lazy) as Record<string, (() => Promise<unknown>) | undefined>;
    for (const [property, load] of Object.entries(loaders)) {
      if (!load) continue;
      loaders[property] = async () => {
        needs ??= files && loadNeeds(files);
        // The browser loads the module once, although React Router imports it again.
        await import(/* @vite-ignore */ String(files?.module)).catch(async (error) => {
          if (!(await isReachable(String(files?.module)))) throw error;
          // The script is of an older version of the site.
          mayReload = true;
        });
        await needs;
        return load();
      };
    }
    children.forEach(wrap);
  };
  __reactRouterDataRouter.routes.forEach(wrap);
  window.navigation?.addEventListener('navigate', (event) => {
    const isScriptReload = event.navigationType === 'reload' && !event.userInitiated;
    if (isScriptReload && !mayReload) event.preventDefault();
  });
}
