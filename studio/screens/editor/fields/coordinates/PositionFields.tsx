import { useState } from 'react';
import { type Position, parsePosition } from '../../../../../domain/geo/parsePosition.ts';
import { useTranslations } from '../../../../i18n/useTranslations.ts';
import { canChange, type FieldProps, useEditor, useField } from '../../EditorContext.ts';
import * as fieldStyles from '../fields.module.css';
import { Fields } from '../ObjectField.tsx';
import { NumberField } from '../SimpleFields.tsx';
import * as styles from './CoordinatesField.module.css';
import { usePositionText } from './usePositionText.ts';

/** In the order in which maps write them. */
const AXES: readonly string[] = ['latitude', 'longitude'];

/** Whether an object is a position in degrees, whatever else it has. */
export const isPosition = ({ fields }: FieldProps<'object'>['field']): boolean =>
  AXES.every((axis) => fields.some(({ name }) => name === axis));

interface Props extends FieldProps<'object'> {
  onPaste(position: Position): void;
}

/** The numbers of a position, and what else belongs to it. */
export function PositionFields({ field, path, names, onPaste }: Props) {
  const t = useTranslations('map');
  const positionText = usePositionText();
  const [value] = useField<Partial<Position>>(path);
  const isFixed = !canChange(useEditor());
  /** What became of a text that was pasted, until the position changes. */
  const [note, setNote] = useState<{ text: string; at: Partial<Position> | undefined }>();
  const isCurrent =
    note?.at?.latitude === value?.latitude && note?.at?.longitude === value?.longitude;

  /** Fills in both numbers. One number alone is left to the browser, as is all that cannot be read. */
  function paste(text: string): boolean {
    if (isFixed || /^\s*[+-]?\d+([.,]\d+)?\s*$/.test(text)) return false;
    const position = parsePosition(text);
    if (position) {
      onPaste(position);
      setNote({ text: t('pasted', { position: positionText(position) }), at: position });
    } else {
      setNote({ text: t('notPosition', { text: text.trim().slice(0, 60) }), at: value });
    }
    return true;
  }
  return (
    <div className={`${fieldStyles.object} ${fieldStyles.nested}`}>
      {AXES.map((axis) => {
        const number = field.fields.find(({ name }) => name === axis);
        if (number?.type !== 'number') return null;
        return (
          <NumberField
            key={axis}
            field={number}
            path={`${path}.${axis}`}
            names={[...names, axis]}
            onPaste={paste}
          />
        );
      })}
      <Fields
        fields={field.fields.filter(({ name }) => !AXES.includes(name))}
        path={path}
        names={names}
      />
      <p className={styles.note} role="status">
        {isCurrent && note?.text}
      </p>
    </div>
  );
}
