import { spawnSync } from 'node:child_process';
import { Finding } from '../finding.ts';

interface Report {
  message?: string;
  metadata?: { vulnerabilities: Record<string, number>; dependencies: { total: number } };
}

/**
 * Runs `npm audit` for known vulnerabilities in all packages.
 *
 * @throws Finding if there is a vulnerability, or if the registry gives no report
 */
export function dependencies(): Record<string, number> {
  const { stdout } = spawnSync('npm', ['audit', '--json'], { encoding: 'utf8' });
  const { message, metadata } = JSON.parse(stdout) as Report;
  if (!metadata)
    throw new Finding(`No result: the registry gave no vulnerability report (${message}).`);
  const { total = 0, ...bySeverity } = metadata.vulnerabilities;
  if (total > 0) throw new Finding(`Known vulnerabilities: ${JSON.stringify(bySeverity)}`);
  return { packages: metadata.dependencies.total, 'known vulnerabilities': total };
}
