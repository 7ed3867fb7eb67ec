import { useFieldLabels } from '../../i18n/useFieldLabels.ts';
import { useEditor } from './EditorContext.ts';

/** Gives the label of the field at a path: "Sections 2 › Heading › Deutsch". */
export const usePathLabel = () => useFieldLabels(useEditor().kind).pathLabel;
