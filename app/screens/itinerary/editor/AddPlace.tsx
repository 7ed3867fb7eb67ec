import { useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ScheduledDay } from '../../../../domain/plan/model.ts';
import { AddPlaceList } from './AddPlaceList.tsx';
import { Plus } from './Plus.tsx';

/** Opens the choice of a place for a day. */
export function AddPlace({ day }: { day: ScheduledDay }) {
  const t = useTranslations('plan');
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  const title = useId();
  return (
    <>
      <button
        type="button"
        className="plan-add"
        onClick={() => {
          setOpen(true);
          dialog.current?.showModal();
        }}
      >
        <Plus /> {t('addPlace')}
      </button>
      <dialog
        ref={dialog}
        className="add-place"
        aria-labelledby={title}
        closedby="any"
        onClose={() => setOpen(false)}
      >
        <div className="add-place-head">
          <h2 id={title}>{t('addPlaceTo', { day: day.day })}</h2>
          <button type="button" className="button quiet" onClick={() => dialog.current?.close()}>
            {t('done')}
          </button>
        </div>
        {open && <AddPlaceList day={day} />}
      </dialog>
    </>
  );
}
