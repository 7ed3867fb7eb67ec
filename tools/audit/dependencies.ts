import { spawnSync } from 'node:child_process';
import { Finding } from '../../scripts/finding.ts';

interface Report {
  message?: string;
  metadata?: { vulnerabilities: Record<string, number>; dependencies: { total: number } };
}

/**
 * What is known of holes in the packages that this project is made of.
 *
 * @throws Finding when a hole is known; or when the registry cannot be asked, which is no pass either
 */
export function dependencies(): Record<string, number> {
  const { stdout } = spawnSync('npm', ['audit', '--json'], { encoding: 'utf8' });
  const { message, metadata } = JSON.parse(stdout) as Report;
  if (!metadata)
    throw new Finding(`Not asked: the registry does not tell of known holes here (${message}).`);
  const { total = 0, ...bySeverity } = metadata.vulnerabilities;
  if (total > 0) throw new Finding(`Known holes: ${JSON.stringify(bySeverity)}`);
  return { packages: metadata.dependencies.total, 'known holes': total };
}
