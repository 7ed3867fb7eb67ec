import { type ComponentType, useRef, useState } from 'react';
import type { Locale } from '../../../domain/locale.ts';
import { loadList } from '../../api/cardLists.ts';
import { Dialog } from '../../components/Dialog.tsx';
import { Icon } from '../../components/Icon.tsx';
import { CROSS } from '../../components/icons.ts';
import { Picture } from '../../components/Picture.tsx';
import { loadMessages } from '../../i18n/loadMessages.ts';
import type { LocalizedString } from '../../i18n/localize.tsx';
import { MessagesProvider } from '../../i18n/MessagesProvider.tsx';
import { useTranslations } from '../../i18n/useTranslations.ts';
import * as header from '../Header.module.css';
import { Logo } from '../Logo.tsx';
import { MenuLink } from '../MenuLink.tsx';
import type { MenuItem, MenuName } from '../menus.ts';
import { useItemDescriptions } from './itemDescription.ts';
import * as styles from './MenuOverlay.module.css';
import type { OverlayProps } from './overlayProps.ts';
import { servedMenus } from './servedMenus.ts';

const GROUPS: MenuName[] = ['things', 'plan', 'info', 'destinations'];

/** Section 9: one of eight pictures, at random at every opening. */
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

/** Timeout in ms for the summaries of the destinations. */
const SUMMARIES_TIMEOUT = 500;

/** Loads the full-screen menu with its messages and the destinations' summaries from the API. */
export async function prepareMenu(locale: Locale): Promise<ComponentType<OverlayProps>> {
  const [loaded] = await Promise.all([
    loadMessages(locale, ['menuOverlay']),
    Promise.race([loadList('cities'), new Promise((done) => setTimeout(done, SUMMARIES_TIMEOUT))]),
  ]);
  const messages = [loaded];
  return (props) => (
    <MessagesProvider locale={locale} messages={messages}>
      <MenuOverlay {...props} />
    </MessagesProvider>
  );
}

/** Section 2: all pages with a short description, and the search. */
function MenuOverlay({ onSearch, onClose }: OverlayProps) {
  const t = useTranslations(['menuOverlay']);
  const dialog = useRef<HTMLDialogElement>(null);
  const search: MenuItem = { to: 'search', label: { text: t('nav.search') } };
  const [menus] = useState(servedMenus);
  const groups = { ...menus, plan: [...menus.plan, search] };
  const [picture] = useState(() => PICTURES[Math.floor(Math.random() * PICTURES.length)]);
  const descriptionOf = useItemDescriptions();

  function closeAfterLink(event: React.MouseEvent): void {
    if ((event.target as Element).closest('a')) dialog.current?.close();
  }

  function closeAndSearch(): void {
    dialog.current?.close();
    onSearch();
  }

  return (
    <Dialog
      ref={dialog}
      variant="fullScreen"
      className={styles.root}
      aria-label={t('nav.everything')}
      onClose={onClose}
      onClick={closeAfterLink}
    >
      <div className={styles.head}>
        <Logo />
        <button type="button" className={header.tool} onClick={() => dialog.current?.close()}>
          <Icon path={CROSS} />
          <span className="visually-hidden">{t('nav.close')}</span>
        </button>
      </div>
      <div className={styles.body}>
        <div className={styles.picture}>
          <Picture
            picture={{ src: `posters/${picture}.svg`, alt: '' }}
            shape="tall"
            frame="arch"
            sizes="(min-width: 768px) 28vw, 1px"
          />
        </div>
        <div className={styles.groups}>
          {GROUPS.map((name) => (
            <nav key={name} aria-label={t(`menu.${name}`)}>
              <h2>{t(`menu.${name}`)}</h2>
              <ul>
                {groups[name].map((item) => (
                  <li key={item.to}>
                    {item === search ? (
                      <button type="button" className={styles.action} onClick={closeAndSearch}>
                        {item.label.text}
                      </button>
                    ) : (
                      <MenuLink item={item} />
                    )}
                    <Description value={descriptionOf(item)} />
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
      </div>
    </Dialog>
  );
}

function Description({ value }: { value: Partial<LocalizedString> }) {
  const { text, lang } = value;
  return text && <p lang={lang}>{text}</p>;
}
