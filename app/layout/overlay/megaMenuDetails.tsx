import type { Locale } from '../../../domain/locale.ts';
import { Picture } from '../../components/Picture.tsx';
import { useLocale } from '../../components/useLocale.ts';
import { loadMessages } from '../../i18n/loadMessages.ts';
import { MessagesProvider } from '../../i18n/MessagesProvider.tsx';
import { loadList } from '../../lib/api/cardLists.ts';
import * as styles from '../MegaMenu.module.css';
import type { MenuItem, MenuName } from '../menus.ts';
import { useItemDescriptions } from './itemDescription.ts';

type Messages = Parameters<typeof MessagesProvider>[0]['messages'];

export interface MegaMenuDetails {
  messages: Messages;
  Description: typeof Description;
  MenuPicture: typeof MenuPicture;
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
  return { messages: [loaded], Description, MenuPicture };
}

function Description({ item, messages }: { item: MenuItem; messages: Messages }) {
  return (
    <MessagesProvider locale={useLocale()} messages={messages}>
      <DescriptionText item={item} />
    </MessagesProvider>
  );
}

function DescriptionText({ item }: { item: MenuItem }) {
  const { text, lang } = useItemDescriptions()(item);
  return text && <p lang={lang}>{text}</p>;
}

function MenuPicture({ name }: { name: MenuName }) {
  return (
    <div className={styles.picture}>
      <Picture picture={{ src: PICTURES[name], alt: '' }} shape="tall" frame="arch" sizes="220px" />
    </div>
  );
}
