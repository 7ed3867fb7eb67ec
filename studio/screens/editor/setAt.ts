import { type EntryData, type FieldPath, withValueAt } from '../../../domain/studio/fieldPath.ts';

/** The fields with another value at a path; as they are where the path leads nowhere. */
export const setAt = (data: EntryData, path: FieldPath, value: unknown): EntryData =>
  withValueAt(data, path, value) ?? data;
