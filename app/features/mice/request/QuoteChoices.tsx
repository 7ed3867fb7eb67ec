import { useContext } from 'react';
import * as chips from '../../../components/ChoiceChips.module.css';
import { type LocalizedString, Text } from '../../../i18n/localize.tsx';
import { useTranslations } from '../../../i18n/useTranslations.ts';
import { FieldError } from '../../forms/FormField.tsx';
import { FormContext, fieldId } from '../../forms/formContext.ts';

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
    <fieldset className={chips.root} data-wrong={problem}>
      <legend>{t(`field.${name}`)}</legend>
      <FieldError name={name} />
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
    </fieldset>
  );
}
