import { useTranslations } from 'use-intl';
import type { ScheduledDay } from '../../../../domain/plan/model.ts';
import { DialogButton } from '../DialogButton.tsx';
import { AddPlaceList } from './AddPlaceList.tsx';
import { Plus } from './Plus.tsx';

/** Opens the choice of a place for a day. */
export function AddPlace({ day }: { day: ScheduledDay }) {
  const t = useTranslations('plan');
  return (
    <DialogButton
      className="plan-add"
      label={
        <>
          <Plus /> {t('addPlace')}
        </>
      }
      title={t('addPlaceTo', { day: day.day })}
      close={t('done')}
    >
      {() => <AddPlaceList day={day} />}
    </DialogButton>
  );
}
