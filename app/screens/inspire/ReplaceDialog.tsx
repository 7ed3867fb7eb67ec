import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';

/** Asks before a plan takes the place of the visitor's own. */
export function ReplaceDialog({ onReplace, onClose }: { onReplace(): void; onClose(): void }) {
  const t = useTranslations('inspire');
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="replace" aria-labelledby="replace-title" onClose={onClose}>
      <h2 id="replace-title">{t('replaceTitle')}</h2>
      <p>{t('replaceText')}</p>
      <div className="ways-on">
        <button type="button" className="button" onClick={onReplace}>
          {t('replace')}
        </button>
        <button type="button" className="button quiet" onClick={() => dialog.current?.close()}>
          {t('keep')}
        </button>
      </div>
    </dialog>
  );
}
