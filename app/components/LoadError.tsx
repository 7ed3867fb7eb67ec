import { Button } from './Button.tsx';
import * as styles from './LoadError.module.css';

interface Props {
  message: string;
  retryLabel: string;
  onRetry(): void;
}

/** Data could not be loaded: a message, and a button to try again. */
export function LoadError({ message, retryLabel, onRetry }: Props) {
  return (
    <p role="alert" className={styles.root}>
      {message}
      <Button quiet onClick={onRetry}>
        {retryLabel}
      </Button>
    </p>
  );
}
