import type { MouseEvent } from 'react';
import { useTranslations } from '../../i18n/useTranslations.ts';
import { useEditor } from './EditorContext.ts';
import * as styles from './EntryForm.module.css';
import { type SectionName, sectionId, sectionsOf } from './fieldSections.ts';
import { Fields } from './fields/ObjectField.tsx';

/** All fields of the entry, by section. */
export function Sections() {
  const t = useTranslations('editor');
  const { kind } = useEditor();
  return sectionsOf(kind).map(({ name, fields }) => (
    <section key={name} className={styles.section} aria-labelledby={sectionId(name)}>
      <h2 className={styles.heading} id={sectionId(name)} tabIndex={-1}>
        {t(`sections.${name}`)}
      </h2>
      <Fields fields={fields} path="" names={[]} />
    </section>
  ));
}

/** Links to the sections. */
export function SectionLinks() {
  const t = useTranslations('editor');
  const { kind } = useEditor();
  function jump(event: MouseEvent, name: SectionName): void {
    // No step of the browser's history: "back" leaves the entry.
    event.preventDefault();
    const heading = document.getElementById(sectionId(name));
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ block: 'start' });
  }
  return (
    <nav className={styles.jumps} aria-label={t('sectionLinks')}>
      {sectionsOf(kind).map(({ name }) => (
        <a key={name} href={`#${sectionId(name)}`} onClick={(event) => jump(event, name)}>
          {t(`sections.${name}`)}
        </a>
      ))}
    </nav>
  );
}
