import type { ComponentType } from 'react';
import { createPortal } from 'react-dom';
import type { Locale } from '../../../domain/locale.ts';
import { loadList } from '../../api/cardLists.ts';
import { Picture } from '../../components/Picture.tsx';
import { useLocale } from '../../components/useLocale.ts';
import { loadMessages } from '../../i18n/loadMessages.ts';
import { MessagesProvider } from '../../i18n/MessagesProvider.tsx';
import * as styles from '../MegaMenu.module.css';
import type { MenuName } from '../menus.ts';
import { useItemDescriptions } from './itemDescription.ts';
import { menuItems } from './servedMenus.ts';

type Messages = Parameters<typeof MessagesProvider>[0]['messages'];

interface DetailsProps {
  name: MenuName;
  /** The served list of links. */
  list: HTMLElement;
  messages: Messages;
}

export interface MegaMenuDetails {
  messages: Messages;
  Details: ComponentType<DetailsProps>;
}

const PICTURES: Record<MenuName, string> = {
  destinations: 'posters/places/moulay-idriss-zerhoun.svg',
  things: 'posters/places/chouara-tannery.svg',
  info: 'posters/pages/practical-info.svg',
  plan: 'posters/pages/planning.svg',
};

/** Loads what the open menus of desktops show beside their links. */
export async function prepareMegaMenuDetails(locale: Locale): Promise<MegaMenuDetails> {
  const [loaded] = await Promise.all([loadMessages(locale, ['menuOverlay']), loadList('cities')]);
  return { messages: [loaded], Details };
}

function Details({ name, list, messages }: DetailsProps) {
  return (
    <MessagesProvider locale={useLocale()} messages={messages}>
      <Descriptions list={list} />
      <div className={styles.picture}>
        <Picture
          picture={{ src: PICTURES[name], alt: '' }}
          shape="tall"
          frame="arch"
          sizes="220px"
        />
      </div>
    </MessagesProvider>
  );
}

/** A line below each link of a served list. */
function Descriptions({ list }: { list: HTMLElement }) {
  const descriptionOf = useItemDescriptions();
  return menuItems(list).map((item, index) => {
    const { text, lang } = descriptionOf(item);
    const place = list.children[index];
    return place && text && createPortal(<p lang={lang}>{text}</p>, place, item.to);
  });
}
