import { lazy, memo, Suspense } from 'react';
import { Loading } from '../../../components/Loading.tsx';
import type { FieldProps } from '../EditorContext.ts';
import { ChoicesField, choicesOf } from './ChoicesField.tsx';
import { CoordinatesField } from './coordinates/CoordinatesField.tsx';
import { isPosition } from './coordinates/PositionFields.tsx';
import { EventDates } from './EventDates.tsx';
import { ListField } from './ListField.tsx';
import { LocalizedField } from './LocalizedField.tsx';
import { ObjectField } from './ObjectField.tsx';
import { PosterField } from './PosterField.tsx';
import { RecordField } from './RecordField.tsx';
import { ReferenceField } from './ReferenceField.tsx';
import { BooleanField, DateField, EnumField, NumberField, TextField } from './SimpleFields.tsx';
import { TagsField } from './TagsField.tsx';

const HoursField = lazy(() =>
  import('./hours/HoursField.tsx').then(({ HoursField: Field }) => ({ default: Field })),
);

/** The control for a field of any type. Its value comes from the store, so that it is rendered once. */
export const AnyField = memo(
  function AnyField({ field, path, names }: FieldProps) {
    const rest = { path, names };
    switch (field.type) {
      case 'text':
        return <TextField field={field} {...rest} />;
      case 'localized':
        return <LocalizedField field={field} {...rest} />;
      case 'number':
        return <NumberField field={field} {...rest} />;
      case 'boolean':
        return <BooleanField field={field} {...rest} />;
      case 'enum':
        return <EnumField field={field} {...rest} />;
      case 'date':
        return <DateField field={field} {...rest} />;
      case 'reference':
        return <ReferenceField field={field} {...rest} />;
      case 'object':
        if (field.name === 'openingHours') {
          return (
            <Suspense fallback={<Loading />}>
              <HoursField field={field} {...rest} />
            </Suspense>
          );
        }
        if (field.name === 'poster') return <PosterField field={field} {...rest} />;
        if (isPosition(field)) return <CoordinatesField field={field} {...rest} />;
        return <ObjectField field={field} {...rest} />;
      case 'record':
        return <RecordField field={field} {...rest} />;
      case 'list': {
        if (field.item.type === 'reference' && field.item.kind === 'tags')
          return <TagsField field={field} {...rest} />;
        if (field.name === 'dates') return <EventDates field={field} {...rest} />;
        const options = choicesOf(field);
        return options ? (
          <ChoicesField field={field} options={options} {...rest} />
        ) : (
          <ListField field={field} {...rest} />
        );
      }
    }
  },
  // The names follow from the path.
  (before, after) => before.field === after.field && before.path === after.path,
);
