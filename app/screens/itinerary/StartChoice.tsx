import { type SelectHTMLAttributes, useId } from 'react';
import { useTranslations } from 'use-intl';
import type { StartingPlace } from '../../../domain/plan/startingPoint.ts';

const KINDS = ['town', 'arrival', 'lodging'] as const;

interface Props extends SelectHTMLAttributes<HTMLSelectElement> {
  label: string;
  starts: readonly StartingPlace[];
  /** What the empty choice says. */
  none?: string;
  /** A choice that is none of the list: a point on the map, the visitor's position. */
  own?: { id: string; title: string } | undefined;
  /** What is wrong with the choice. */
  error?: string | undefined;
}

/** A choice of towns, arrivals and lodgings, with what is none of them where that was chosen. */
export function StartChoice({ label, starts, none, own, error, ...select }: Props) {
  const t = useTranslations('plan');
  const id = useId();
  return (
    <label className="choice">
      <span>{label}</span>
      <select {...select} aria-invalid={error ? true : undefined} aria-describedby={error && id}>
        {none !== undefined && <option value="">{none}</option>}
        {own && <option value={own.id}>{own.title}</option>}
        {KINDS.map((kind) => (
          <optgroup key={kind} label={t(`starts.${kind}`)}>
            {starts
              .filter((option) => option.kind === kind)
              .map((option) => (
                <option key={option.id} value={option.id}>
                  {option.title}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
      {error && (
        <span className="field-error" id={id}>
          {error}
        </span>
      )}
    </label>
  );
}
