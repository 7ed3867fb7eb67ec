import { type ComponentType, useEffect, useState } from 'react';
import { Button } from '../../../../components/Button.tsx';
import { Loading } from '../../../../components/Loading.tsx';
import { Notice } from '../../../../components/Notice.tsx';
import { useTranslations } from '../../../../i18n/useTranslations.ts';
import type { PositionMapProps } from './PositionMap.tsx';
import type { MapFailure } from './useStudioMap.ts';

/** An opened map: only now is its code loaded. Where that or the browser fails, it says so. */
export function MapPanel(props: Omit<PositionMapProps, 'onFailure'>) {
  const t = useTranslations('map');
  const [OpenMap, setOpenMap] = useState<ComponentType<PositionMapProps>>();
  const [failure, setFailure] = useState<MapFailure>();
  useEffect(() => {
    if (failure) return;
    import('./PositionMap.tsx').then(
      ({ PositionMap }) => setOpenMap(() => PositionMap),
      () => setFailure('failed'),
    );
  }, [failure]);
  if (failure) {
    return (
      <Notice kind="error">
        <p>{t(failure)}</p>
        {failure === 'failed' && (
          <Button quiet onClick={() => setFailure(undefined)}>
            {t('retry')}
          </Button>
        )}
      </Notice>
    );
  }
  return OpenMap ? <OpenMap {...props} onFailure={setFailure} /> : <Loading />;
}
