import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Kind } from '../../../domain/content/kinds.ts';
import type { BulkOutcome } from '../../../domain/studio/bulkApi.ts';
import { MAX_CSV_ENTRIES } from '../../../domain/studio/csvApi.ts';
import { may } from '../../../domain/studio/roles.ts';
import { Button } from '../../components/Button.tsx';
import { csvUrl } from '../../data/csv.ts';
import { useMember } from '../../data/session.ts';
import { useStudioLocale } from '../../i18n/locales.ts';
import { useTranslations } from '../../i18n/useTranslations.ts';
import { CsvDialog } from './CsvDialog.tsx';
import * as styles from './EntryList.module.css';

interface Props {
  kind: Kind;
  /** Entries that match the list's filters. */
  total: number;
  onDone(outcome: BulkOutcome): void;
}

/** The list as a table for a spreadsheet, and such a table back. */
export function CsvActions({ kind, total, onDone }: Props) {
  const t = useTranslations('csv');
  const [params] = useSearchParams();
  const { role } = useMember();
  const { locale } = useStudioLocale();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.csv}>
      {total > 0 && total <= MAX_CSV_ENTRIES && (
        <a className={styles.download} href={csvUrl(kind, params, locale)} download>
          {t('download')}
        </a>
      )}
      {may(role, 'translate') && (
        <Button quiet onClick={() => setOpen(true)}>
          {t('upload')}
        </Button>
      )}
      {isOpen && <CsvDialog kind={kind} onClose={() => setOpen(false)} onDone={onDone} />}
    </div>
  );
}
