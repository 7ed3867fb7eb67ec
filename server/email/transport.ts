import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { RenderedEmail } from '../../domain/forms/emailEvent.ts';
import type { Config } from '../config.ts';

/** Timeout for a mail server that sends nothing, in ms. */
const IDLE_TIMEOUT = 10_000;
/** Timeout for one e-mail in total, in ms. Shorter than the first pause of the queue. */
const TOTAL_TIMEOUT = 45_000;

/** An e-mail as it is stored in the queue. */
export interface QueuedEmail extends RenderedEmail {
  to: string;
  replyTo?: string;
  /** One-click unsubscribe address (RFC 8058). */
  unsubscribe?: string;
}

/** Sends one e-mail; rejects if it was not accepted. The id is the same at every attempt. */
export type SendEmail = (id: string, message: QueuedEmail) => Promise<void>;

/** The configured mail server, else files in `outbox` of the data folder. */
export function createEmailTransport(
  { mail, dataDir, site }: Pick<Config, 'mail' | 'dataDir' | 'site'>,
  { timeout = IDLE_TIMEOUT, longest = TOTAL_TIMEOUT } = {},
): SendEmail {
  const host = new URL(site.url).hostname;
  const compose = (id: string, message: QueuedEmail): SendMailOptions => ({
    from: { name: 'Fes-Meknes', address: mail.from },
    to: message.to,
    replyTo: message.replyTo,
    subject: message.subject,
    html: message.html,
    text: message.text,
    // An e-mail whose acknowledgement was lost is sent again with the same Message-ID.
    messageId: `<${id}@${host}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    ...(message.unsubscribe && {
      list: { unsubscribe: message.unsubscribe },
      headers: {
        'Auto-Submitted': 'auto-generated',
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    }),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const { smtpUrl } = mail;
  return smtpUrl
    ? (id, message) => sendBySmtp(smtpUrl, compose(id, message), timeout, longest)
    : (id, message) => writeToOutbox(join(dataDir, 'outbox'), id, compose(id, message));
}

async function sendBySmtp(
  url: string,
  options: SendMailOptions,
  timeout: number,
  longest: number,
): Promise<void> {
  const transport = createTransport({
    url,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    dnsTimeout: timeout,
  });
  let giveUp: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    giveUp = setTimeout(() => reject(new Error('The mail server took too long')), longest);
  });
  try {
    await Promise.race([transport.sendMail(options), tooLong]);
  } finally {
    clearTimeout(giveUp);
    transport.close();
  }
}

/** Written to a temporary file and renamed, so that readers see complete e-mails. */
async function writeToOutbox(folder: string, id: string, options: SendMailOptions): Promise<void> {
  const { message } = await createTransport({ streamTransport: true, buffer: true }).sendMail(
    options,
  );
  await mkdir(folder, { recursive: true });
  const file = join(folder, `${id}.eml`);
  await writeFile(`${file}.part`, message as Buffer);
  await rename(`${file}.part`, file);
}
