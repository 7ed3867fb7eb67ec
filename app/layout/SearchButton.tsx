import { type MouseEvent, type ReactElement, type RefObject, useState } from 'react';
import { createPortal } from 'react-dom';
import { useNavigate } from 'react-router';
import { Icon } from '../components/Icon.tsx';
import { MAGNIFIER } from '../components/icons.ts';
import { LocaleLink } from '../components/LocaleLink.tsx';
import { pageLocale } from '../i18n/messages.ts';
import { useTranslations } from '../i18n/useTranslations.ts';
import { isModifiedClick } from '../lib/isModifiedClick.ts';
import * as header from './Header.module.css';

/**
 * The header's link to the search page; with scripts, it opens the search overlay instead. The overlay
 * is fetched when it is first opened; if that fails, the link leads to the page.
 */
export function SearchButton({ link }: { link: RefObject<HTMLAnchorElement | null> }) {
  const t = useTranslations('nav');
  const navigate = useNavigate();
  const [overlay, setOverlay] = useState<ReactElement>();

  async function open(event: MouseEvent): Promise<void> {
    if (isModifiedClick(event)) return;
    event.preventDefault();
    try {
      const { prepareSearch } = await import('../features/search/SearchOverlay.tsx');
      const SearchOverlay = await prepareSearch(pageLocale());
      setOverlay(<SearchOverlay onClosed={handleClosed} />);
    } catch {
      await navigate(`/${pageLocale()}/search`);
    }
  }

  function handleClosed(): void {
    setOverlay(undefined);
    // The browser has restored it, if clicked links get it there, or it is at the title of another page.
    if (document.activeElement === document.body) link.current?.focus();
  }

  return (
    <>
      <LocaleLink
        ref={link}
        to="/search"
        className={header.tool}
        aria-label={t('search')}
        onClick={open}
      >
        <Icon path={MAGNIFIER} />
      </LocaleLink>
      {/* Outside of the header, whose styles would apply to it. */}
      {overlay && createPortal(overlay, document.body)}
    </>
  );
}
