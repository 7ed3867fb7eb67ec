import { type ComponentType, useState } from 'react';
import { Icon } from '../components/Icon.tsx';
import { useLocale } from '../components/useLocale.ts';
import { useTranslations } from '../i18n/useTranslations.ts';
import * as header from './Header.module.css';
import type { OverlayProps } from './overlay/overlayProps.ts';

/** Opens the full-screen menu, whose code is loaded on demand. */
export function OverlayButton(props: Omit<OverlayProps, 'onClose'>) {
  const t = useTranslations('nav');
  const locale = useLocale();
  const [Overlay, setOverlay] = useState<ComponentType<OverlayProps>>();
  const [open, setOpen] = useState(false);

  async function show(): Promise<void> {
    const { prepareMenu } = await import('./overlay/MenuOverlay.tsx');
    const prepared = await prepareMenu(locale);
    setOverlay(() => prepared);
    setOpen(true);
  }

  return (
    <>
      <button
        type="button"
        className={`${header.tool} needs-script`}
        aria-haspopup="dialog"
        aria-label={t('everything')}
        onClick={() => void show()}
      >
        <Icon path="M5 5h4v4H5zM15 5h4v4h-4zM5 15h4v4H5zM15 15h4v4h-4z" />
      </button>
      {open && Overlay && <Overlay {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
