import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Field } from '../../components/Field.tsx';
import { useTranslations } from '../../i18n/useTranslations.ts';
import { withParams } from './listParams.ts';

/** In ms: the list is searched when typing pauses. */
const PAUSE = 200;

/** The list's search, which becomes a part of its address. */
export function SearchField() {
  const t = useTranslations('list');
  const [params, setParams] = useSearchParams();
  const searched = params.get('q') ?? '';
  const [typed, setTyped] = useState(searched);
  const [known, setKnown] = useState(searched);
  if (searched !== known) {
    setKnown(searched);
    // The address changed by going back; what is being typed is newer than what was searched.
    if (searched !== typed.trim()) setTyped(searched);
  }
  useEffect(() => {
    if (typed.trim() === searched) return;
    const timer = setTimeout(
      () => setParams((now) => withParams(now, { q: typed.trim() }), { replace: true }),
      PAUSE,
    );
    return () => clearTimeout(timer);
  }, [typed, searched, setParams]);
  return (
    <Field
      label={t('search')}
      type="search"
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
    />
  );
}
