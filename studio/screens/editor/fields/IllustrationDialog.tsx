import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { textIn } from '../../../../domain/locale.ts';
import type { Illustration } from '../../../../domain/studio/entryApi.ts';
import { Dialog } from '../../../components/Dialog.tsx';
import { Field } from '../../../components/Field.tsx';
import { LoadError } from '../../../components/LoadError.tsx';
import { Loading } from '../../../components/Loading.tsx';
import { illustrationsQuery, type PosterSeed, posterAddress } from '../../../data/illustrations.ts';
import { useStudioLocale } from '../../../i18n/locales.ts';
import { useTranslations } from '../../../i18n/useTranslations.ts';
import { useLabels } from '../EditorContext.ts';
import * as styles from './fields.module.css';

interface Props {
  value: { scene?: string; motif?: string } | undefined;
  seed: PosterSeed;
  onChoose(illustration: Illustration): void;
  onClose(): void;
}

/** All illustrations, in the light and season that are chosen, found by what they show. */
export function IllustrationDialog({ value, seed, onChoose, onClose }: Props) {
  const t = useTranslations('editor');
  const { locale } = useStudioLocale();
  const { option } = useLabels();
  const { data, error, refetch } = useQuery(illustrationsQuery);
  const [typed, setTyped] = useState('');
  const words = plain(useDeferredValue(typed)).split(' ').filter(Boolean);
  const nameOf = ({ scene }: Illustration) => option(['poster', 'scene'], scene);
  const found = data?.filter((one) => {
    const text = plain([nameOf(one), one.motif, ...Object.values(one.description)].join(' '));
    return words.every((word) => text.includes(word));
  });
  return (
    <Dialog title={t('chooseIllustration')} isWide onClose={onClose}>
      <Field
        label={t('searchIllustration')}
        type="search"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {error && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      <p className="side-note" role="status">
        {found && t('illustrationsFound', { count: found.length })}
      </p>
      <ul className={styles.scenes}>
        {found?.map((one) => (
          <li key={`${one.scene}/${one.motif}`}>
            <button
              type="button"
              aria-pressed={value?.scene === one.scene && value.motif === one.motif}
              onClick={() => onChoose(one)}
            >
              <img
                src={posterAddress(
                  { ...value, frame: undefined, scene: one.scene, motif: one.motif },
                  seed,
                )}
                alt=""
                loading="lazy"
                width={160}
                height={120}
              />
              <strong>{nameOf(one)}</strong>
              {textIn(one.description, locale)}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** Without accents and capitals. */
const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
