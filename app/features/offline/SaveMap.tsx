import { type ComponentType, useEffect, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { useLocale } from '../../components/useLocale.ts';
import { useTranslations } from '../../i18n/useTranslations.ts';
import type { MapSaverProps } from './MapSaver.tsx';
import { MAP_CACHE_PREFIX } from './mapCachePrefix.ts';
import * as styles from './SaveMap.module.css';

interface Props {
  /** The id and the title of the destination. */
  town: string;
  title: string;
}

/**
 * A button that saves the map of a town for use without a network. What it needs is loaded when it is
 * pressed, and at once where the map is saved already.
 */
export function SaveMap({ town, title }: Props) {
  const t = useTranslations('map');
  const locale = useLocale();
  const [wanted, setWanted] = useState<'pressed' | 'saved'>();
  const [failed, setFailed] = useState(false);
  const [Saver, setSaver] = useState<ComponentType<MapSaverProps>>();

  useEffect(() => {
    if (!('caches' in window)) return;
    caches.has(MAP_CACHE_PREFIX + town).then(
      (has) => has && setWanted('saved'),
      () => undefined,
    );
  }, [town]);

  useEffect(() => {
    if (!wanted) return;
    import('./MapSaver.tsx')
      .then(({ prepareMapSaver }) => prepareMapSaver(locale))
      .then(
        (Prepared) => setSaver(() => Prepared),
        () => {
          setFailed(true);
          setWanted(undefined);
        },
      );
  }, [wanted, locale]);

  if (Saver) return <Saver town={town} title={title} isOpen={wanted === 'pressed'} />;
  return (
    <div className={`${styles.root} needs-script`}>
      <Button
        quiet
        onClick={() => {
          setFailed(false);
          setWanted('pressed');
        }}
      >
        {t('save', { town: title })}
      </Button>
      <p role="status">{failed && t('failed')}</p>
    </div>
  );
}
