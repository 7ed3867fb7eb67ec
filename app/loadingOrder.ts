/** `<link rel="modulepreload" …>`, as React writes them into the head, before the style sheet. */
const SCRIPTS = /<link rel="modulepreload"([^>]*?)\/?>/g;
/** The script that imports those of the page and brings it to life. */
const LIFE = /<script [^>]*type="module"[^>]*>.*?<\/script>/s;

/** In a background tab nothing is painted: there the page's own load is waited for. */
const AFTER_PAINT =
  '{let t=document.currentScript.previousSibling,go=()=>{t&&t.replaceWith(t.content);t=null};requestAnimationFrame(()=>setTimeout(go));addEventListener("load",go)}';

/**
 * On a slow line whatever comes early takes from what comes beside it. Style, faces and the picture on
 * top make the page; its scripts only bring it to life. So they stand in a template, out of which a
 * line of script takes them when the page has first been painted, and after pictures even then.
 */
export function scriptsLast(html: string): string {
  const links: string[] = [];
  const without = html.replace(SCRIPTS, (_, attributes: string) => {
    links.push(`<link rel="modulepreload" fetchpriority="low"${attributes}/>`);
    return '';
  });
  return without.replace(
    LIFE,
    (life) => `<template>${links.join('')}${life}</template><script>${AFTER_PAINT}</script>`,
  );
}
