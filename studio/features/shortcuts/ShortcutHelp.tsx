import { useNavigate } from 'react-router';
import { Dialog } from '../../components/Dialog.tsx';
import { useTranslations } from '../../i18n/useTranslations.ts';
import * as styles from './ShortcutHelp.module.css';
import {
  showShortcutHelp,
  useShortcut,
  useShortcutList,
  useShortcutSettings,
} from './shortcuts.ts';

/** The shortcuts that all screens have, and the help that lists all of them. */
export function ShortcutHelp() {
  const t = useTranslations('shortcuts');
  const { isHelpOpen } = useShortcutList();
  const navigate = useNavigate();
  useShortcut('?', t('help'), () => showShortcutHelp(true));
  useShortcut('h', t('overview'), () => void navigate('/'));
  return isHelpOpen ? <HelpDialog onClose={() => showShortcutHelp(false)} /> : null;
}

function HelpDialog({ onClose }: { onClose(): void }) {
  const t = useTranslations('shortcuts');
  const { shortcuts } = useShortcutList();
  const { singleKeys, setSingleKeys } = useShortcutSettings();
  const mod = navigator.platform.startsWith('Mac') ? '⌘' : 'Ctrl';
  return (
    <Dialog title={t('title')} onClose={onClose}>
      <dl className={styles.list}>
        {shortcuts.map(({ keys, label }) => (
          <div key={keys} className={styles.row}>
            <dt>
              {keys.split('+').map((key) => (
                <kbd key={key} className={styles.key}>
                  {key === 'Mod' ? mod : key}
                </kbd>
              ))}
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
      <div>
        <label>
          <input
            type="checkbox"
            checked={singleKeys}
            onChange={(event) => setSingleKeys(event.target.checked)}
          />
          {t('enabled')}
        </label>
        <p className="side-note">{t('enabledHint')}</p>
      </div>
    </Dialog>
  );
}
