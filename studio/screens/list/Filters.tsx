import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Kind } from '../../../domain/content/kinds.ts';
import { DEFAULT_LOCALE, LANGUAGES, LOCALES } from '../../../domain/locale.ts';
import { STATUSES } from '../../../domain/studio/entryApi.ts';
import { hasTags } from '../../../domain/studio/kindTraits.ts';
import { Button } from '../../components/Button.tsx';
import { Field } from '../../components/Field.tsx';
import { Select } from '../../components/Select.tsx';
import { choicesQuery, fieldsQuery } from '../../data/entries.ts';
import { membersQuery } from '../../data/members.ts';
import { useMember } from '../../data/session.ts';
import { useFieldLabels } from '../../i18n/useFieldLabels.ts';
import { useTranslations } from '../../i18n/useTranslations.ts';
import * as styles from './EntryList.module.css';
import { activeFilters, FILTERS, type Filter, withParams } from './listParams.ts';

/** Whether the open filters leave room for the list: on phones they fill more than a screen. */
const isWide = () => matchMedia('(min-width: 768px)').matches;

/** Narrows the list by what entries are, lack and need. */
export function Filters({ kind }: { kind: Kind }) {
  const t = useTranslations('list');
  const status = useTranslations('list.status');
  const [params, setParams] = useSearchParams();
  const towns = useQuery(choicesQuery('cities')).data ?? [];
  const tags = useQuery(choicesQuery('tags')).data ?? [];
  const members = useQuery(membersQuery).data ?? [];
  const member = useMember();
  const fields = useQuery(fieldsQuery(kind)).data ?? [];
  const { pathLabel } = useFieldLabels(kind);
  const count = activeFilters(params).length;
  const summary = useRef<HTMLElement>(null);
  // The browser opens and closes it from then on.
  const [isOpen] = useState(count > 0 && isWide());
  const set = (name: Filter, value: string) => setParams(withParams(params, { [name]: value }));
  const choice = (name: Filter, options: [value: string, label: string][]) => (
    <Select
      label={t(`filter.${name}`)}
      value={params.get(name) ?? ''}
      onChange={({ target }) => set(name, target.value)}
    >
      <option value="">{t('any')}</option>
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </Select>
  );
  function clear(): void {
    setParams(withParams(params, Object.fromEntries(FILTERS.map((name) => [name, '']))));
    // The button goes.
    summary.current?.focus();
  }
  return (
    <details className={styles.filters} open={isOpen} onKeyDown={closeOnEscape}>
      <summary ref={summary} className={styles.summary}>
        {t('filters', { count })}
      </summary>
      <div className={styles.choices}>
        {kind !== 'cities' &&
          choice(
            'town',
            towns.map(({ id, title }) => [id, title]),
          )}
        {hasTags(kind) &&
          choice(
            'tag',
            tags.map(({ id, title }) => [id, title]),
          )}
        {choice(
          'status',
          STATUSES.map((one) => [one, status(one)]),
        )}
        {choice('assigned', [
          ['me', t('me')],
          ['nobody', t('nobody')],
          ...members
            .filter(({ id }) => id !== member.id)
            .map(({ id, name }): [string, string] => [id, name]),
        ])}
        {choice(
          'missing',
          LOCALES.map((locale) => [locale, LANGUAGES[locale].name]),
        )}
        {choice(
          'outdated',
          LOCALES.filter((locale) => locale !== DEFAULT_LOCALE).map((locale) => [
            locale,
            LANGUAGES[locale].name,
          ]),
        )}
        {choice(
          'empty',
          fields.map((path) => [path, pathLabel(path.split('.'))]),
        )}
        {choice('sample', [
          ['true', t('onlySamples')],
          ['false', t('noSamples')],
        ])}
        <Field
          label={t('filter.checkedBefore')}
          type="date"
          value={params.get('checkedBefore') ?? ''}
          onChange={(event) => set('checkedBefore', event.target.value)}
        />
        {count > 0 && (
          <Button quiet onClick={clear}>
            {t('clear')}
          </Button>
        )}
      </div>
    </details>
  );
}

/** Escape closes what it is pressed in, and the focus goes to the button that opens it again. */
function closeOnEscape({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>): void {
  if (key !== 'Escape') return;
  currentTarget.open = false;
  currentTarget.querySelector('summary')?.focus();
}
