import { type ComponentProps, useId } from 'react';
import type { TripPoint } from '../../../domain/planner/model.ts';
import { labelOf, type StartingPlace } from '../../../domain/planner/startingPoint.ts';
import { Field } from '../../components/Field.tsx';
import { useTranslations } from '../../i18n/useTranslations.ts';

const KINDS = ['town', 'arrival', 'lodging'] as const;

/** A selectable point that is not in the list: a point on the map, the visitor's position. */
interface OwnPoint {
  id: string;
  title: string;
}

interface Props extends ComponentProps<'select'> {
  label: string;
  starts: readonly StartingPlace[];
  /** Label of the empty option; without it there is none. */
  none?: string;
  own?: OwnPoint | undefined;
  /** Error message of the field. */
  error?: string | undefined;
}

/** Select with towns, arrivals and lodgings, and the visitor's own point if there is one. */
export function StartChoice({ label, starts, none, own, error, ...select }: Props) {
  const t = useTranslations('plan');
  const id = useId();
  return (
    <Field label={label} error={error ? { id, text: error } : undefined}>
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
    </Field>
  );
}

/**
 * The value of a `StartChoice` for a point of a tour. A listed place is found by its coordinates,
 * because titles differ by language; of several in one spot, the one of that title. Any other point
 * becomes the own point.
 */
export function selectionOf(
  point: TripPoint | undefined,
  starts: readonly StartingPlace[],
): { value: string; own?: OwnPoint } {
  if (!point) return { value: '' };
  const { latitude, longitude } = point.coordinates;
  const here = starts.filter(
    (start) => start.point.latitude === latitude && start.point.longitude === longitude,
  );
  const listed = here.find(({ title }) => title === point.label) ?? here[0];
  if (listed) return { value: listed.id };
  const id = labelOf(point.coordinates);
  return { value: id, own: { id, title: point.label } };
}
