import * as styles from './MegaMenu.module.css';
import { MenuLink } from './MenuLink.tsx';
import type { MenuName, Menus } from './menus.ts';
import type { MegaMenuDetails } from './overlay/megaMenuDetails.tsx';

interface Props {
  name: MenuName;
  items: Menus[MenuName];
  /** Descriptions and picture, on desktops once they are loaded. */
  details: MegaMenuDetails | undefined;
}

/** The content of one of the four menus: links, and on desktops a line about each and a picture. */
export function MegaMenu({ name, items, details }: Props) {
  return (
    <div className={styles.root}>
      <ul>
        {items.map((item) => (
          <li key={item.to}>
            <MenuLink item={item} />
            {details && <details.Description item={item} messages={details.messages} />}
          </li>
        ))}
      </ul>
      {details && <details.MenuPicture name={name} />}
    </div>
  );
}
