import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Picture } from '../../parts/Picture.tsx';
import { useLocale } from '../../parts/useLocale.ts';
import { Logo } from '../Logo.tsx';
import { MenuLink } from '../MenuLink.tsx';
import { type MenuItem, type MenuName, menusOf } from '../menus.ts';
import type { OverlayProps } from '../OverlayButton.tsx';
import { DESCRIPTIONS } from './descriptions.ts';

const GROUPS: MenuName[] = ['things', 'plan', 'info', 'destinations'];

/** Section 9: one of eight pictures, by chance at every opening. */
const PICTURES = [
  'places/bab-bou-jeloud',
  'places/bou-inania-madrasa-fes',
  'places/chouara-tannery',
  'places/bab-mansour',
  'places/volubilis-capitol',
  'places/moulay-idriss-zerhoun',
  'places/cedre-gouraud',
  'places/dayet-aoua',
];

/** The full-screen menu (section 2): every page with a word on what it holds. */
export function MenuOverlay({ cities, config, onClose }: OverlayProps) {
  const t = useTranslations();
  const dialog = useRef<HTMLDialogElement>(null);
  const locale = useLocale();
  const menus = menusOf(cities, config, (key) => t(`menu.${key}`));
  const [picture] = useState(() => PICTURES[Math.floor(Math.random() * PICTURES.length)]);
  useEffect(() => dialog.current?.showModal(), []);
  const wordOn = (item: MenuItem) => DESCRIPTIONS[locale][item.to];

  function closeAfterLink(event: React.MouseEvent): void {
    if ((event.target as Element).closest('a')) dialog.current?.close();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the links in it are what is pressed, by key too
    <dialog
      ref={dialog}
      className="menu-overlay"
      aria-label={t('nav.everything')}
      onClose={onClose}
      onClick={closeAfterLink}
    >
      <div className="overlay-head">
        <Logo />
        <button type="button" className="tool" onClick={() => dialog.current?.close()}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M5 5l14 14M19 5 5 19" />
          </svg>
          <span className="visually-hidden">{t('nav.close')}</span>
        </button>
      </div>
      <div className="overlay-body">
        <div className="overlay-picture">
          <Picture
            picture={{ src: `posters/${picture}.svg`, alt: '' }}
            shape="tall"
            sizes="(min-width: 1000px) 28vw, 1px"
          />
        </div>
        <div className="overlay-groups">
          {GROUPS.map((name) => (
            <nav key={name} aria-label={t(`menu.${name}`)}>
              <h2>{t(`menu.${name}`)}</h2>
              <ul>
                {menus[name].map((item) => (
                  <li key={item.to}>
                    <MenuLink item={item} />
                    {wordOn(item) && <p>{wordOn(item)}</p>}
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
      </div>
    </dialog>
  );
}
