/** `<link rel="modulepreload" …>`, as React writes them into the head, before the style sheet. */
const SCRIPTS = /<link rel="modulepreload"([^>]*?)\/?>/g;

/**
 * On a slow line whatever comes early takes from what comes beside it. Style, faces and the picture on
 * top make the page; its scripts only bring it to life, so they are asked for at its end, and after
 * all that one sees.
 */
export function scriptsLast(html: string): string {
  const links: string[] = [];
  const without = html.replace(SCRIPTS, (_, attributes: string) => {
    links.push(`<link rel="modulepreload" fetchpriority="low"${attributes}/>`);
    return '';
  });
  return without.replace('<script type="module"', `${links.join('')}<script type="module"`);
}
