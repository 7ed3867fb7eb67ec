import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { textIn } from '../../../domain/locale.ts';
import { SectionHead } from '../../components/SectionHead.tsx';
import { useLocale } from '../../components/useLocale.ts';
import { useTranslations } from '../../i18n/useTranslations.ts';
import { type MapSaverProps, prepareMapSaver } from './MapSaver.tsx';
import type { SavedMap } from './mapStorage.ts';
import * as styles from './SavedMaps.module.css';

/** The saved maps of towns, each with its size, and buttons to update and delete it. */
export default function SavedMaps({ maps }: { maps: readonly SavedMap[] }): ReactNode {
  const t = useTranslations(['offline']);
  const locale = useLocale();
  const [Saver, setSaver] = useState<ComponentType<MapSaverProps>>();
  useEffect(() => {
    prepareMapSaver(locale).then(
      (Prepared) => setSaver(() => Prepared),
      () => undefined,
    );
  }, [locale]);
  return (
    <section aria-labelledby="saved-maps">
      <SectionHead id="saved-maps" title={t('offline.maps')} />
      <ul className={styles.root}>
        {maps.map(({ id, title }) => (
          <li key={id}>{Saver && <Saver town={id} title={textIn(title, locale)} isListed />}</li>
        ))}
      </ul>
    </section>
  );
}
