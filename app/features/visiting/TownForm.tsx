import { Form } from 'react-router';
import { Button } from '../../components/Button.tsx';
import { Field } from '../../components/Field.tsx';
import type { LocalizedString } from '../../i18n/localize.tsx';
import { useTranslations } from '../../i18n/useTranslations.ts';
import * as styles from './TownForm.module.css';

interface Props {
  towns: readonly { id: string; title: LocalizedString }[];
  /** The id of the town of the list. */
  chosen: string;
  /** The chosen filter, which the form keeps. */
  what: string | undefined;
  onSubmit: () => void;
}

/** The choice of a town for visitors without a position: a GET form, which works without scripts. */
export function TownForm({ towns, chosen, what, onSubmit }: Props) {
  const t = useTranslations('visiting');
  return (
    <Form className={styles.root} preventScrollReset onSubmit={onSubmit}>
      <Field label={t('towns')}>
        <select name="city" defaultValue={chosen} key={chosen}>
          {towns.map(({ id, title }) => (
            <option key={id} value={id} lang={title.lang}>
              {title.text}
            </option>
          ))}
        </select>
      </Field>
      {what && <input type="hidden" name="what" value={what} />}
      <Button quiet type="submit">
        {t('showTown')}
      </Button>
    </Form>
  );
}
