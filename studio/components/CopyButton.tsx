import { useState } from 'react';
import { useTranslations } from '../i18n/useTranslations.ts';
import { Button } from './Button.tsx';

/** Copies a text, and says so. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const t = useTranslations('layout');
  const [result, setResult] = useState<'copied' | 'notCopied'>();
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setResult('copied'),
      () => setResult('notCopied'),
    );
  return (
    <>
      <Button quiet onClick={() => void copy()}>
        {label}
      </Button>
      <span role="status" className="side-note">
        {result && t(result)}
      </span>
    </>
  );
}
