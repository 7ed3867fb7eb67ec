import { type MouseEvent, type ReactElement, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Link, useNavigate, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { DEFAULT_LOCALE } from '../../../domain/locale.ts';
import { pageLocale } from '../../i18n/messages.ts';

/**
 * The header's magnifying glass: a link to the search page that, with scripts, opens the search over
 * the page instead. The overlay is fetched when it is first opened; where it cannot be had the link
 * leads to the page after all.
 */
export function SearchButton() {
  const t = useTranslations('nav');
  const { locale = DEFAULT_LOCALE } = useParams();
  const navigate = useNavigate();
  const icon = useRef<HTMLAnchorElement>(null);
  const [overlay, setOverlay] = useState<ReactElement>();
  const address = `/${locale}/search`;

  async function open(event: MouseEvent): Promise<void> {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    try {
      const { prepareSearch } = await import('./SearchOverlay.tsx');
      const SearchOverlay = await prepareSearch(pageLocale());
      setOverlay(<SearchOverlay onClosed={closed} />);
    } catch {
      await navigate(address);
    }
  }

  function closed(): void {
    setOverlay(undefined);
    icon.current?.focus();
  }

  return (
    <>
      <Link ref={icon} to={address} className="tool" aria-label={t('search')} onClick={open}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.5 15.5 20.5 20.5" />
        </svg>
      </Link>
      {/* Outside of the header, whose styles are not for it. */}
      {overlay && createPortal(overlay, document.body)}
    </>
  );
}
