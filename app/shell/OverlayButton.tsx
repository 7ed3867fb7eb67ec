import { type ComponentType, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Words } from '../i18n/words.tsx';
import type { SiteConfig } from '../site.ts';

export interface OverlayProps {
  cities: readonly { id: string; title: Words }[];
  config: SiteConfig;
  onClose(): void;
}

/** Opens the full-screen menu; its code comes when it is first wanted. */
export function OverlayButton(props: Omit<OverlayProps, 'onClose'>) {
  const t = useTranslations('nav');
  const [Overlay, setOverlay] = useState<ComponentType<OverlayProps>>();
  const [open, setOpen] = useState(false);

  async function show(): Promise<void> {
    const { MenuOverlay } = await import('./overlay/MenuOverlay.tsx');
    setOverlay(() => MenuOverlay);
    setOpen(true);
  }

  return (
    <>
      <button
        type="button"
        className="tool overlay-button needs-script"
        aria-haspopup="dialog"
        aria-label={t('everything')}
        onClick={() => void show()}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M5 5h4v4H5zM15 5h4v4h-4zM5 15h4v4H5zM15 15h4v4h-4z" />
        </svg>
      </button>
      {open && Overlay && <Overlay {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
