import { type MouseEvent, type ReactElement, type RefObject, useState } from 'react';
import { createPortal } from 'react-dom';
import { Link, useNavigate, useParams } from 'react-router';
import { DEFAULT_LOCALE } from '../../../domain/locale.ts';
import { Icon } from '../../components/Icon.tsx';
import { MAGNIFIER } from '../../components/icons.ts';
import { pageLocale } from '../../i18n/messages.ts';
import { useTranslations } from '../../i18n/useTranslations.ts';
import * as header from '../../layout/Header.module.css';

/**
 * The header's link to the search page; with scripts, it opens the search overlay instead. The overlay
 * is fetched when it is first opened; if that fails, the link leads to the page.
 */
export function SearchButton({ link }: { link: RefObject<HTMLAnchorElement | null> }) {
  const t = useTranslations('nav');
  const { locale = DEFAULT_LOCALE } = useParams();
  const navigate = useNavigate();
  const [overlay, setOverlay] = useState<ReactElement>();
  const path = `/${locale}/search`;

  async function open(event: MouseEvent): Promise<void> {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    try {
      const { prepareSearch } = await import('./SearchOverlay.tsx');
      const SearchOverlay = await prepareSearch(pageLocale());
      setOverlay(<SearchOverlay onClosed={handleClosed} />);
    } catch {
      await navigate(path);
    }
  }

  function handleClosed(): void {
    setOverlay(undefined);
    link.current?.focus();
  }

  return (
    <>
      <Link ref={link} to={path} className={header.tool} aria-label={t('search')} onClick={open}>
        <Icon path={MAGNIFIER} />
      </Link>
      {/* Outside of the header, whose styles would apply to it. */}
      {overlay && createPortal(overlay, document.body)}
    </>
  );
}
