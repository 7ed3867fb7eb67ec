import { useEffect, useRef, useState } from 'react';
import { Dialog } from '../../components/Dialog.tsx';
import { IconButton } from '../../components/IconButton.tsx';
import { CROSS } from '../../components/icons.ts';
import { Picture } from '../../components/Picture.tsx';
import { type LocalizedString, Text } from '../../i18n/localize.tsx';
import { useTranslations } from '../../i18n/useTranslations.ts';
import type { PictureView } from '../../lib/card.ts';
import * as styles from './Popup.module.css';

/** Section 9: delay in ms between mounting and showing the popup. */
const VISIBLE_AFTER = 50;
/** Section 9: duration of the fade-out in ms; the same in Popup.module.css. */
const FADE = 500;

interface PopupCard {
  title: LocalizedString;
  text?: LocalizedString;
  picture: PictureView;
  href: string;
}

interface Props {
  cards: readonly PopupCard[];
  /** Called when the visitor closes the popup. */
  onClose(): void;
  /** Called when the closed popup has faded out. */
  onFaded(): void;
}

/**
 * A modal dialog, opened on mount and made visible `VISIBLE_AFTER` later (section 4). The page below
 * can be used while the closed popup fades out.
 */
export function Popup({ cards, onClose, onFaded }: Props) {
  const t = useTranslations();
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const [visible, setVisible] = useState(false);
  useEffect(() => {
    // The popup may open while the visitor is typing: a focused button could be pressed by accident.
    title.current?.focus();
    const timer = setTimeout(() => setVisible(true), VISIBLE_AFTER);
    return () => clearTimeout(timer);
  }, []);

  function handleClose(): void {
    onClose();
    setVisible(false);
    setTimeout(onFaded, FADE);
  }

  return (
    <Dialog
      ref={dialog}
      variant="panel"
      className={styles.root}
      data-visible={visible || undefined}
      aria-labelledby="popup-title"
      onClose={handleClose}
    >
      <div className={styles.sheet}>
        <h2 id="popup-title" ref={title} tabIndex={-1}>
          {t('popup.title')}
        </h2>
        <IconButton
          path={CROSS}
          className={styles.close}
          aria-label={t('notices.close')}
          onClick={() => dialog.current?.close()}
        />
        <ul className={styles.cards}>
          {cards.map((card) => (
            <li key={card.href} className={styles.card}>
              <Picture picture={card.picture} sizes="(min-width: 768px) 26rem, 90vw" first />
              <h3>
                <a
                  href={card.href}
                  className="stretched-link"
                  target="_blank"
                  rel="noopener"
                  lang={card.title.lang}
                >
                  {card.title.text}
                  <span className="visually-hidden"> ({t('popup.newTab')})</span>
                </a>
              </h3>
              {card.text && (
                <p>
                  <Text value={card.text} />
                </p>
              )}
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
