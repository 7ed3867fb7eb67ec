import { type ComponentProps, type ReactNode, useId } from 'react';
import * as field from '../../components/Field.module.css';
import { useLocale } from '../../components/useLocale.ts';
import * as styles from './Tool.module.css';

interface ToolProps extends Pick<ComponentProps<'form'>, 'onSubmit' | 'noValidate'> {
  title: string;
  /** The section of the page to which the form is sent without JavaScript. */
  anchor: 'visa' | 'weather' | 'money';
  /** The content of the form. */
  fields: ReactNode;
  /** The result below the form. */
  children: ReactNode;
}

/** A form with its result: visa check, weather, currency converter. */
export function Tool({ title, anchor, fields, children, ...form }: ToolProps) {
  const locale = useLocale();
  const id = useId();
  return (
    <div className={styles.root}>
      <h3 id={id}>{title}</h3>
      <form
        action={`/${locale}/practical-info#${anchor}`}
        className={styles.form}
        aria-labelledby={id}
        {...form}
      >
        {fields}
      </form>
      {children}
    </div>
  );
}

interface ToolFieldProps {
  /** The id of the input or select. */
  id: string;
  label: string;
  wide?: boolean;
  children: ReactNode;
}

export function ToolField({ id, label, wide, children }: ToolFieldProps) {
  return (
    <div className={`${field.root} ${styles.field} ${wide ? styles.wide : ''}`}>
      <label htmlFor={id}>{label}</label>
      {children}
    </div>
  );
}
