import type { Field } from '../../../../domain/content/fieldTree.ts';

/** What a new element of a list, or a new optional object, begins with. */
export function emptyValue(field: Field): unknown {
  switch (field.type) {
    case 'object':
      return Object.fromEntries(
        field.fields
          .filter(({ required, type }) => required && (type === 'object' || type === 'list'))
          .map((inner) => [inner.name, emptyValue(inner)]),
      );
    case 'list':
      return Array.from({ length: field.min }, () => emptyValue(field.item));
    case 'localized':
    case 'record':
      return {};
    case 'boolean':
      return false;
    case 'number':
      return field.min ?? 0;
    default:
      return '';
  }
}
