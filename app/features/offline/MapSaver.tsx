import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { Locale } from '../../../domain/locale.ts';
import { MAX_SAVED } from '../../../domain/map/townTiles.ts';
import { Button, ButtonGroup } from '../../components/Button.tsx';
import { useLocale } from '../../components/useLocale.ts';
import { loadMessages } from '../../i18n/loadMessages.ts';
import { MessagesProvider } from '../../i18n/MessagesProvider.tsx';
import { useFormatter } from '../../i18n/useFormatter.ts';
import { useTranslations } from '../../i18n/useTranslations.ts';
import * as styles from './MapSaver.module.css';
import { type MapSave, removeMap, startSave, useMapSaves } from './mapSaves.ts';
import { type SavedMap, savedMap, TILE_JSON } from './mapStorage.ts';
import { type OfferedMap, offerMap, SaveError, type SaveFailure } from './storeTownMap.ts';

export interface MapSaverProps {
  /** The id and the title of the destination. */
  town: string;
  title: string;
  /** True to ask for the size at once, where nothing is saved. */
  isOpen?: boolean;
  /** True in the list of saved maps: the title leads to the town. */
  isListed?: boolean;
}

/** Loads the messages and returns the component with them. */
export async function prepareMapSaver(locale: Locale): Promise<ComponentType<MapSaverProps>> {
  const messages = [await loadMessages(locale, ['savedMaps'])];
  return (props) => (
    <MessagesProvider locale={locale} messages={messages}>
      <MapSaver {...props} />
    </MessagesProvider>
  );
}

/** Saves, updates and deletes the map of a town: its size first, then progress and outcome. */
function MapSaver({ town, title, isOpen = false, isListed = false }: MapSaverProps) {
  const t = useTranslations('savedMaps');
  const locale = useLocale();
  const save = useMapSaves((saves) => saves[town]);
  const [saved, setSaved] = useState<SavedMap | 'unknown' | undefined>('unknown');
  const [offer, setOffer] = useState<OfferedMap | 'loading' | SaveFailure>();
  const panel = useRef<HTMLDivElement>(null);
  const state = save?.state;

  // biome-ignore lint/correctness/useExhaustiveDependencies: read again when something was done
  useEffect(() => {
    let isCurrent = true;
    const set = (map?: SavedMap) => isCurrent && setSaved(map);
    savedMap(town).then(set, () => set());
    return () => {
      isCurrent = false;
    };
  }, [town, state]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is known what is saved
  useEffect(() => {
    if (isOpen && saved === undefined && !save) void ask();
  }, [saved]);

  // The pressed button is often removed, so the panel gets the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of what is shown
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (isLost && (isOpen || save || offer)) panel.current?.focus({ preventScroll: true });
  }, [saved, state, offer]);

  async function ask(): Promise<OfferedMap | undefined> {
    setOffer('loading');
    try {
      const found = await offerMap(town);
      setOffer(found);
      return found;
    } catch (error) {
      setOffer(error instanceof SaveError ? error.failure : 'busy');
      return undefined;
    }
  }

  function start(map: OfferedMap | undefined): void {
    if (!map) return;
    setOffer(undefined);
    void startSave(map);
  }

  const present = saved === 'unknown' ? undefined : saved;
  const hasFailed = state === 'failed' || (typeof offer === 'string' && offer !== 'loading');
  const heading = isListed ? (
    <a href={`/${locale}/destination/${town}`}>{title}</a>
  ) : (
    t('title', { town: title })
  );
  return (
    <div ref={panel} className={styles.root} tabIndex={-1} id={`map-of-${town}`}>
      <h3>{heading}</h3>
      {save?.state === 'saving' ? (
        <Saving save={save} />
      ) : typeof offer === 'object' ? (
        <Offer map={offer} onSave={() => start(offer)} onClose={() => setOffer(undefined)} />
      ) : (
        <>
          {offer === 'loading' ? (
            <p role="status">{t('asking')}</p>
          ) : (
            <Outcome
              save={offer ? { state: 'failed', failure: offer, bytes: 0 } : save}
              saved={present}
            />
          )}
          {present && <Stored map={present} />}
          {saved !== 'unknown' && offer !== 'loading' && (
            <ButtonGroup>
              {present?.isComplete === false || hasFailed ? (
                <Button onClick={() => void ask().then(start)}>
                  {t(present?.isComplete === false ? 'resume' : 'retry')}
                </Button>
              ) : (
                <Button quiet onClick={() => void ask()}>
                  {t(present ? 'update' : 'save')}
                </Button>
              )}
              {present && (
                <Button quiet onClick={() => void removeMap(town)}>
                  {t('remove')}
                </Button>
              )}
            </ButtonGroup>
          )}
        </>
      )}
    </div>
  );
}

/** Formats bytes as kilobytes or megabytes of the language. */
function useSize(): (bytes: number) => string {
  const format = useFormatter();
  return (bytes) => {
    const isSmall = bytes < 1e6;
    return format.number(bytes / (isSmall ? 1e3 : 1e6), {
      style: 'unit',
      unit: isSmall ? 'kilobyte' : 'megabyte',
      maximumFractionDigits: isSmall ? 0 : 1,
    });
  };
}

interface OfferProps {
  map: OfferedMap;
  onSave: () => void;
  onClose: () => void;
}

/** The size of the map, before anything is loaded. */
function Offer({ map, onSave, onClose }: OfferProps) {
  const t = useTranslations('savedMaps');
  const size = useSize();
  const { isExact, isWhole, bytes } = map;
  return (
    <>
      <p role="status">
        {t(isExact ? 'offer' : 'offerAbout', { size: size(bytes) })}
        {!isWhole && ` ${t('partly', { size: size(MAX_SAVED.bytes) })}`}
      </p>
      <ButtonGroup>
        <Button onClick={onSave}>{t('save')}</Button>
        <Button quiet onClick={onClose}>
          {t('notNow')}
        </Button>
      </ButtonGroup>
    </>
  );
}

function Saving({ save }: { save: Extract<MapSave, { state: 'saving' }> }) {
  const t = useTranslations('savedMaps');
  const size = useSize();
  const { map, progress, cancel } = save;
  const text = { done: size(progress.bytes), all: size(map.bytes) };
  return (
    <>
      <p role="status">{t(progress.isWaiting ? 'waiting' : 'saving')}</p>
      <progress
        className={styles.bar}
        max={map.tiles.length}
        value={progress.tiles}
        aria-label={t('progress')}
      />
      <p className={styles.number}>{t(map.isExact ? 'done' : 'doneAbout', text)}</p>
      <ButtonGroup>
        <Button quiet onClick={cancel}>
          {t('cancel')}
        </Button>
      </ButtonGroup>
    </>
  );
}

/** What happened last. */
function Outcome({ save, saved }: { save: MapSave | undefined; saved: SavedMap | undefined }) {
  const t = useTranslations('savedMaps');
  const size = useSize();
  if (save?.state === 'failed') {
    const { failure, bytes } = save;
    const rest = saved ? ` ${t(saved.isComplete ? 'oldStays' : 'restStays')}` : '';
    return (
      <p role="alert" className={styles.failure}>
        {failure === 'full' && bytes > 0
          ? t('failed.full', { size: size(bytes) })
          : t(`failed.${failure === 'full' ? 'busy' : failure}`)}
        {rest}
      </p>
    );
  }
  return (
    <p role="status">
      {save?.state === 'saved' && t('saved')}
      {save?.state === 'cancelled' && t(saved ? 'oldStays' : 'cancelled')}
      {save?.state === 'deleted' && t('deleted')}
    </p>
  );
}

/** Size and age of a saved map, and whether there is a newer one. */
function Stored({ map: { bytes, at, version, isComplete } }: { map: SavedMap }) {
  const t = useTranslations('savedMaps');
  const format = useFormatter();
  const size = useSize();
  const [isOld, setOld] = useState(false);
  useEffect(() => {
    fetch(TILE_JSON, { cache: 'no-cache' })
      .then((response) => response.json())
      .then(
        ({ tiles }: { tiles?: string[] }) =>
          setOld(tiles !== undefined && !tiles[0]?.endsWith(`v=${version}`)),
        () => setOld(false),
      );
  }, [version]);
  return (
    <p>
      {t(isComplete ? 'onDevice' : 'incomplete', {
        size: size(bytes),
        date: format.date(at, { dateStyle: 'long' }),
      })}
      {isComplete && isOld && ` ${t('newer')}`}
    </p>
  );
}
