import type { SiteConfig } from '../site.ts';

/** The three networks of section 2; one that is not configured is not shown. */
export function SocialLinks({ config }: { config: SiteConfig }) {
  const networks = [
    { name: 'Facebook', href: config.facebook },
    { name: 'Instagram', href: config.instagram },
    { name: 'YouTube', href: config.youtube },
  ].filter(({ href }) => href !== undefined);
  if (networks.length === 0) return null;
  return (
    <ul className="social-links">
      {networks.map(({ name, href }) => (
        <li key={name}>
          <a href={href} target="_blank" rel="noopener">
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
