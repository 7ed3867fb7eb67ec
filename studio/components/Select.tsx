import { type ComponentProps, useId } from 'react';
import * as styles from '../../app/components/Field.module.css';

interface Props extends ComponentProps<'select'> {
  label: string;
}

/** A labelled select; its options are the children. */
export function Select({ label, ...select }: Props) {
  const id = useId();
  return (
    <div className={styles.root}>
      <label htmlFor={id}>{label}</label>
      <select {...select} id={id} />
    </div>
  );
}
