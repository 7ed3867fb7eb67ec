import { fieldId } from './EditorContext.ts';

/** Puts the focus into the field at a path, or into the nearest around it. */
export function focusField(path: readonly string[]): void {
  for (let length = path.length; length > 0; length--) {
    const field = document.getElementById(fieldId(path.slice(0, length).join('.')));
    if (!field) continue;
    const control = field.matches('input, textarea, select')
      ? field
      : (field.querySelector<HTMLElement>('input, textarea, select') ?? field);
    control.focus();
    control.scrollIntoView({ block: 'center' });
    return;
  }
}
