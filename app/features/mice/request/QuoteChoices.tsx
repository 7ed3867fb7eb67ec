import { useContext } from 'react';
import { type LocalizedString, Text } from '../../../i18n/localize.tsx';
import { useTranslations } from '../../../i18n/useTranslations.ts';
import { FieldError } from '../../forms/Field.tsx';
import { FormContext, fieldId } from '../../forms/formContext.ts';
import * as styles from './QuoteChoices.module.css';

interface Props {
  name: 'cities' | 'categories' | 'formats';
  options: readonly { id: string; title: LocalizedString }[];
}

/** Checkboxes shown as chips; at least one is required. */
export function QuoteChoices({ name, options }: Props) {
  const t = useTranslations('forms');
  const { id: form, problems, values } = useContext(FormContext);
  const id = fieldId(form, name);
  const problem = problems[name];
  // Without JavaScript this moves the focus to the first invalid field.
  const focus = { autoFocus: problem !== undefined && Object.keys(problems)[0] === name };
  const chosen = [values[name] ?? []].flat();
  return (
    <fieldset className={styles.root} data-wrong={problem}>
      <legend>{t(`field.${name}`)}</legend>
      <FieldError name={name} />
      <div>
        {options.map((option, index) => (
          <label key={option.id}>
            <input
              type="checkbox"
              id={index === 0 ? id : undefined}
              name={name}
              value={option.id}
              defaultChecked={chosen.includes(option.id)}
              aria-describedby={problem && `${id}-problem`}
              {...(index === 0 && focus)}
            />
            <span>
              <Text value={option.title} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
