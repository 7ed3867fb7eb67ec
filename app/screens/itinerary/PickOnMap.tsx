import { useTranslations } from 'use-intl';
import { labelOf } from '../../../domain/plan/startingPoint.ts';
import { PlaceMap } from '../../parts/map/PlaceMap.tsx';
import { DialogButton } from './DialogButton.tsx';

interface Props {
  /** Told of the point as an address writes it, and of how it is called. */
  onPosition: (id: string, title: string) => void;
}

/** A point on the map as the starting point; the map is loaded when it is wanted. */
export function PickOnMap({ onPosition }: Props) {
  const t = useTranslations('plan');
  return (
    <DialogButton
      className="link-button needs-script"
      label={t('pickOnMap')}
      title={t('pickHint')}
      close={t('cancel')}
    >
      {(done) => (
        <PlaceMap
          label={t('pickOnMap')}
          points={[]}
          list={false}
          open
          onPoint={(point) => {
            onPosition(labelOf(point), t('pointAt', { point: labelOf(point) }));
            done();
          }}
        />
      )}
    </DialogButton>
  );
}
