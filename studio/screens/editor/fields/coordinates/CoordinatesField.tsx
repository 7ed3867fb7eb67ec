import { useState } from 'react';
import type { Position } from '../../../../../domain/geo/parsePosition.ts';
import { Button } from '../../../../components/Button.tsx';
import { useTranslations } from '../../../../i18n/useTranslations.ts';
import {
  canChange,
  type FieldProps,
  useEditor,
  useEditorState,
  useField,
  useLabels,
} from '../../EditorContext.ts';
import { emptyValue } from '../emptyValue.ts';
import { FieldFrame } from '../FieldFrame.tsx';
import * as fieldStyles from '../fields.module.css';
import * as styles from './CoordinatesField.module.css';
import { MapPanel } from './MapPanel.tsx';
import { PositionFields } from './PositionFields.tsx';

/** A position: two numbers, into which one copied from a map can be pasted, and a map on request. */
export function CoordinatesField({ field, path, names }: FieldProps<'object'>) {
  const t = useTranslations('map');
  const tEditor = useTranslations('editor');
  const { label } = useLabels();
  const [value, set] = useField<Partial<Position>>(path);
  const city = useEditorState(({ data }) => data.city);
  const isFixed = !canChange(useEditor());
  const [isMapOpen, setMapOpen] = useState(false);
  /** What was there before each change by the map or by pasting; undefined until there was one. */
  const [former, setFormer] = useState<(Partial<Position> | undefined)[]>();
  const isOpen = field.required || value !== undefined;
  const { longitude, latitude } = value ?? {};
  const position =
    longitude === undefined || latitude === undefined ? undefined : { longitude, latitude };

  function setPosition(next: Position, isRepeated = false): void {
    // Steps by one key are undone together.
    if (!isRepeated) setFormer([...(former ?? []), value]);
    set({ ...value, ...next });
  }
  function undo(): void {
    const last = former?.at(-1);
    const { longitude: _, latitude: __, ...rest } = value ?? {};
    setFormer(former?.slice(0, -1));
    set(last && { ...last, ...rest });
  }
  return (
    <div className={`${fieldStyles.field} ${fieldStyles.wide}`}>
      <FieldFrame path={path} names={names} required={field.required} isGroup>
        {isOpen && <PositionFields field={field} path={path} names={names} onPaste={setPosition} />}
      </FieldFrame>
      <div className={styles.tools}>
        {(!isFixed || position) && (
          <Button quiet className={fieldStyles.add} onClick={() => setMapOpen(!isMapOpen)}>
            {t(isMapOpen ? 'close' : isFixed ? 'show' : 'choose')}
          </Button>
        )}
        {former && !isFixed && (
          <Button quiet className={fieldStyles.add} busy={former.length === 0} onClick={undo}>
            {t('undo')}
          </Button>
        )}
        {!field.required && !isFixed && (
          <Button
            quiet
            className={fieldStyles.add}
            onClick={() => set(isOpen ? undefined : emptyValue(field))}
          >
            {tEditor(isOpen ? 'removeField' : 'addField', { field: label(names) })}
          </Button>
        )}
      </div>
      {isMapOpen && (
        <MapPanel
          label={t('map', { field: label(names) })}
          position={position}
          town={typeof city === 'string' ? city : undefined}
          isFixed={isFixed}
          onSet={setPosition}
        />
      )}
    </div>
  );
}
