import { Panel } from '../../components/Panel.tsx';
import { useScreenTitle } from '../../components/useScreenTitle.ts';
import { useMember } from '../../data/session.ts';
import { useTranslations } from '../../i18n/useTranslations.ts';
import { Counts } from './Counts.tsx';
import { EmptySettings } from './EmptySettings.tsx';
import * as styles from './Home.module.css';
import { MyAssigned } from './MyAssigned.tsx';
import { MyDrafts } from './MyDrafts.tsx';
import { Outdated } from './Outdated.tsx';
import { RecentChanges } from './RecentChanges.tsx';

/** The overview: the first screen after signing in. */
export function Component() {
  const t = useTranslations('layout');
  const overview = useTranslations('overview');
  const { name } = useMember();
  useScreenTitle(t('overview'));
  return (
    <>
      <h1>{t('welcome', { name })}</h1>
      <EmptySettings />
      <div className={styles.panels}>
        <div className={styles.stack}>
          <Panel title={overview('assigned')}>
            <MyAssigned />
          </Panel>
          <Panel title={overview('drafts')}>
            <MyDrafts />
          </Panel>
          <Panel title={overview('outdated')}>
            <Outdated />
          </Panel>
        </div>
        <Panel title={overview('changes')}>
          <RecentChanges />
        </Panel>
      </div>
      <Panel title={overview('counts')}>
        <Counts />
      </Panel>
    </>
  );
}
