import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Notice } from '../../components/Notice.tsx';
import { emptySettingsQuery } from '../../data/overview.ts';
import { ScreenMessages } from '../../i18n/ScreenMessages.tsx';
import { useFieldLabels } from '../../i18n/useFieldLabels.ts';
import { useTranslations } from '../../i18n/useTranslations.ts';

/** Names the settings that the website still lacks. */
export function EmptySettings() {
  const t = useTranslations('overview');
  const { data = [] } = useQuery(emptySettingsQuery);
  if (data.length === 0) return null;
  return (
    <Notice kind="status">
      <p>
        <Link to="/entries/settings/site">{t('emptySettings', { count: data.length })}</Link>
      </p>
      <ScreenMessages of="list">
        <Names paths={data} />
      </ScreenMessages>
    </Notice>
  );
}

function Names({ paths }: { paths: readonly string[] }) {
  const { pathLabel } = useFieldLabels('settings');
  return <p className="side-note">{paths.map((path) => pathLabel(path.split('.'))).join(', ')}</p>;
}
