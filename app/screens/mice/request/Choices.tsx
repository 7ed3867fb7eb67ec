import { useContext } from 'react';
import { useTranslations } from 'use-intl';
import { Say, type Words } from '../../../i18n/words.tsx';
import { Problem } from '../../../parts/forms/Field.tsx';
import { FormContext, fieldId } from '../../../parts/forms/formContext.ts';

interface Props {
  name: 'cities' | 'categories' | 'formats';
  options: readonly { id: string; title: Words }[];
}

/** Chips of which one at least is to be ticked. */
export function Choices({ name, options }: Props) {
  const t = useTranslations('forms');
  const { id: form, problems, values } = useContext(FormContext);
  const id = fieldId(form, name);
  const problem = problems[name];
  // Without scripts this leads to the first field that is wrong.
  const focus = { autoFocus: problem !== undefined && Object.keys(problems)[0] === name };
  const chosen = [values[name] ?? []].flat();
  return (
    <fieldset className="quote-chips" data-wrong={problem}>
      <legend>{t(`field.${name}`)}</legend>
      <Problem name={name} />
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
              <Say words={option.title} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
