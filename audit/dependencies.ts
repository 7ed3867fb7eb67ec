import { spawnSync } from 'node:child_process';

interface Report {
  message?: string;
  metadata?: { vulnerabilities: Record<string, number>; dependencies: { total: number } };
}

/**
 * What is known of holes in the packages that this project is made of.
 *
 * @throws Error when a hole is known, or when the registry cannot be asked
 */
export function dependencies(): Record<string, number> {
  const { stdout } = spawnSync('npm', ['audit', '--json'], { encoding: 'utf8' });
  const { message, metadata } = JSON.parse(stdout) as Report;
  if (!metadata) throw new Error(`The registry told nothing of known holes: ${message}`);
  const { total = 0, ...bySeverity } = metadata.vulnerabilities;
  if (total > 0) throw new Error(`Known holes: ${JSON.stringify(bySeverity)}`);
  return { packages: metadata.dependencies.total, 'known holes': total };
}
