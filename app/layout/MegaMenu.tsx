import { useRef } from 'react';
import { ServedHtml } from '../components/ServedHtml.tsx';
import * as styles from './MegaMenu.module.css';
import { MenuLink } from './MenuLink.tsx';
import type { MenuName, Menus } from './menus.ts';
import type { MegaMenuDetails } from './overlay/megaMenuDetails.tsx';

interface Props {
  name: MenuName;
  /** Undefined in browsers, which keep the served links. */
  items: Menus[MenuName] | undefined;
  /** Descriptions and picture, on desktops once they are loaded. */
  details: MegaMenuDetails | undefined;
}

/** The content of one of the four menus: links, and on desktops a line about each and a picture. */
export function MegaMenu({ name, items, details }: Props) {
  const list = useRef<HTMLElement>(null);
  return (
    <div className={styles.root}>
      <ServedHtml as="ul" name={`menu-${name}`} ref={list}>
        {import.meta.env.SSR
          ? items?.map((item) => (
              <li key={item.to}>
                <MenuLink item={item} />
              </li>
            ))
          : undefined}
      </ServedHtml>
      {details && list.current && (
        <details.Details name={name} list={list.current} messages={details.messages} />
      )}
    </div>
  );
}
