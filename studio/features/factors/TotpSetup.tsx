import { useState } from 'react';
import { beginTotp, confirmTotp, type TotpSetup as Setup } from '../../data/factors.ts';
import { BackupCodes } from './BackupCodes.tsx';
import { PasswordStep } from './PasswordStep.tsx';
import { ScanStep } from './ScanStep.tsx';

/**
 * Sets up an authenticator app: password, QR code with a first code, backup codes.
 *
 * @param onDone after the person has kept the backup codes
 */
export function TotpSetup({ onBack, onDone }: { onBack(): void; onDone(): Promise<void> }) {
  const [setup, setSetup] = useState<Setup>();
  const [isConfirmed, setConfirmed] = useState(false);
  if (!setup) {
    return (
      <PasswordStep
        onPassword={async (password) => setSetup(await beginTotp(password))}
        onBack={onBack}
      />
    );
  }
  if (isConfirmed) return <BackupCodes codes={setup.backupCodes} onKept={onDone} />;
  return (
    <ScanStep
      setup={setup}
      onCode={async (code) => {
        await confirmTotp(code);
        setConfirmed(true);
      }}
      onBack={onBack}
    />
  );
}
