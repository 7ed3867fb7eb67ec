import type { Settings } from '../../domain/content/settings.ts';
import { Icon } from '../components/Icon.tsx';
import * as styles from './SocialLinks.module.css';

/** Social networks (specification, section 2) with our own icons. */
const NETWORKS = [
  ['facebook', 'Facebook', 'M14 8h3V4h-3a4 4 0 0 0-4 4v3H7v4h3v6h4v-6h3l1-4h-4V8Z'],
  [
    'instagram',
    'Instagram',
    'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5ZM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM17 7h.01',
  ],
  [
    'youtube',
    'YouTube',
    'M6 5h12a4 4 0 0 1 4 4v6a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4ZM10 9v6l5-3Z',
  ],
] as const;

/** Links to the configured networks. */
export function SocialLinks({ social }: { social: Settings['social'] }) {
  const known = NETWORKS.filter(([key]) => social[key]);
  if (known.length === 0) return null;
  return (
    <ul className={styles.root}>
      {known.map(([key, name, drawing]) => (
        <li key={key}>
          <a href={social[key]} target="_blank" rel="noopener">
            <span className="visually-hidden">{name}</span>
            <Icon path={drawing} />
          </a>
        </li>
      ))}
    </ul>
  );
}
