import { useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { labelOf } from '../../../domain/plan/startingPoint.ts';
import { PlaceMap } from '../../parts/map/PlaceMap.tsx';

interface Props {
  /** Told of the point as an address writes it, and of how it is called. */
  onPosition: (id: string, title: string) => void;
}

/** A point on the map as the starting point; the map is loaded when it is wanted. */
export function PickOnMap({ onPosition }: Props) {
  const t = useTranslations('plan');
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  const title = useId();
  return (
    <>
      <button
        type="button"
        className="link-button needs-script"
        onClick={() => {
          setOpen(true);
          dialog.current?.showModal();
        }}
      >
        {t('pickOnMap')}
      </button>
      <dialog
        ref={dialog}
        className="add-place"
        aria-labelledby={title}
        closedby="any"
        onClose={() => setOpen(false)}
      >
        <div className="add-place-head">
          <h2 id={title}>{t('pickHint')}</h2>
          <button type="button" className="button quiet" onClick={() => dialog.current?.close()}>
            {t('cancel')}
          </button>
        </div>
        {open && (
          <PlaceMap
            label={t('pickOnMap')}
            points={[]}
            list={false}
            open
            onPoint={(point) => {
              onPosition(labelOf(point), t('pointAt', { point: labelOf(point) }));
              dialog.current?.close();
            }}
          />
        )}
      </dialog>
    </>
  );
}
