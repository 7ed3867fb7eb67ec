import * as band from '../../components/Band.module.css';
import { EmergencyNumbers } from '../../components/EmergencyNumbers.tsx';
import type { emergencyRows } from '../../components/emergencyRows.ts';
import { SectionHead } from '../../components/SectionHead.tsx';
import { useTranslations } from '../../i18n/useTranslations.ts';
import * as styles from './Emergency.module.css';

interface Props {
  title: string;
  numbers: ReturnType<typeof emergencyRows>;
}

/** The emergency numbers as the first band of the page. */
export function Emergency({ title, numbers }: Props) {
  const t = useTranslations('guide');
  return (
    <section id="emergency" className={`${band.night} ${styles.root}`}>
      <SectionHead title={title} />
      <EmergencyNumbers numbers={numbers} />
      <p className={styles.hint}>{t('emergencyHint')}</p>
    </section>
  );
}
