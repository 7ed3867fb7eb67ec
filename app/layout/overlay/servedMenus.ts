import { type Locale, splitLocale } from '../../../domain/locale.ts';
import type { MenuItem, MenuName, Menus } from '../menus.ts';

/** The items of a served menu, read from the links in its list. */
export const menuItems = (list: Element): MenuItem[] =>
  Array.from(list.querySelectorAll('a'), itemOf);

function itemOf(link: HTMLAnchorElement): MenuItem {
  const href = link.getAttribute('href') ?? '';
  const lang = link.querySelector<HTMLElement>('[lang]')?.lang;
  return {
    to: href.startsWith('/') ? splitLocale(href).rest : href,
    label: { text: link.textContent, ...(lang && { lang: lang as Locale }) },
    ...(link.target && { newTab: true }),
  };
}

/** The menus of the header, which browsers have as HTML only. */
export function servedMenus(): Menus {
  const items = (name: MenuName) =>
    [...document.querySelectorAll(`[data-served="menu-${name}"]`)].flatMap(menuItems);
  return {
    destinations: items('destinations'),
    things: items('things'),
    info: items('info'),
    plan: items('plan'),
  };
}
