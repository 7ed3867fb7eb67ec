import { Panel } from '../../components/Panel.tsx';
import { useScreenTitle } from '../../components/useScreenTitle.ts';
import { useTranslations } from '../../i18n/useTranslations.ts';
import { ColorSchemeSelect } from '../../layout/ColorSchemeSelect.tsx';
import { LocaleSelect } from '../../layout/LocaleSelect.tsx';
import * as styles from './Account.module.css';
import { AppPanel } from './AppPanel.tsx';
import { PasskeyPanel } from './PasskeyPanel.tsx';
import { PasswordPanel } from './PasswordPanel.tsx';
import { SessionPanel } from './SessionPanel.tsx';

/** The member's own account. */
export function Component() {
  const t = useTranslations('account');
  useScreenTitle(t('title'));
  return (
    <>
      <h1>{t('title')}</h1>
      <div className={styles.panels}>
        <Panel title={t('preferences')}>
          <LocaleSelect />
          <ColorSchemeSelect />
        </Panel>
        <PasskeyPanel />
        <AppPanel />
        <PasswordPanel />
        <SessionPanel />
      </div>
    </>
  );
}
