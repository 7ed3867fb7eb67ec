import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { Say, type Words } from '../../i18n/words.tsx';
import type { PictureView } from '../../parts/card.ts';
import { Picture } from '../../parts/Picture.tsx';
import { recordShown } from './session.ts';

/** Section 9, in ms: from being mounted to being visible, and for fading; the CSS knows the latter. */
const VISIBLE_AFTER = 50;
const FADE = 500;

interface PopupCard {
  title: Words;
  text?: Words;
  picture: PictureView;
  href: string;
}

/**
 * Mounted as an open dialog, visible a moment later (section 4). The browser traps and returns the
 * focus and closes it on Escape; while it fades the page beneath is free again.
 */
export function Popup({ cards, onGone }: { cards: readonly PopupCard[]; onGone(): void }) {
  const t = useTranslations();
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const [visible, setVisible] = useState(false);
  useCloseOnLeaving(dialog);
  useEffect(() => {
    dialog.current?.showModal();
    // It comes unasked: the focus is on nothing that a key in full flight would press.
    title.current?.focus();
    const timer = setTimeout(() => setVisible(true), VISIBLE_AFTER);
    return () => clearTimeout(timer);
  }, []);

  function closed(): void {
    recordShown();
    setVisible(false);
    setTimeout(onGone, FADE);
  }

  return (
    <dialog
      ref={dialog}
      className="popup"
      data-visible={visible || undefined}
      aria-labelledby="popup-title"
      onClose={closed}
    >
      <div className="popup-sheet">
        <h2 id="popup-title" ref={title} tabIndex={-1}>
          {t('popup.title')}
        </h2>
        <button
          type="button"
          className="popup-close"
          aria-label={t('notices.close')}
          onClick={() => dialog.current?.close()}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M5 5 19 19M19 5 5 19" />
          </svg>
        </button>
        <ul className="popup-cards">
          {cards.map((card) => (
            <li key={card.href} className="popup-card">
              <Picture picture={card.picture} sizes="(min-width: 768px) 26rem, 90vw" first />
              <h3>
                <a href={card.href} target="_blank" rel="noopener" lang={card.title.lang}>
                  {card.title.text}
                  <span className="visually-hidden"> ({t('popup.newTab')})</span>
                </a>
              </h3>
              {card.text && (
                <p>
                  <Say words={card.text} />
                </p>
              )}
            </li>
          ))}
        </ul>
      </div>
    </dialog>
  );
}

/** A click on the backdrop closes, and so does leaving the page with the browser's back button. */
function useCloseOnLeaving(dialog: React.RefObject<HTMLDialogElement | null>): void {
  const { key } = useLocation();
  const first = useRef(key);
  useEffect(() => {
    if (key !== first.current) dialog.current?.close();
  }, [dialog, key]);
  useEffect(() => {
    const element = dialog.current;
    // The sheet fills the dialog: what is not on it is on the backdrop.
    const onClick = (event: MouseEvent) => event.target === element && element?.close();
    element?.addEventListener('click', onClick);
    return () => element?.removeEventListener('click', onClick);
  }, [dialog]);
}
