import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Config } from '../config.ts';
import type { Message } from './message.ts';

/** A mail server that says nothing for so long is given up for this time: ms. */
const PATIENCE = 10_000;
/** However slowly it answers, a mail takes no longer: ms. Less than the first pause of the queue. */
const LONGEST = 45_000;

/** Gives one mail away; rejects when nobody took it. The id is the same at every attempt. */
export type SendMail = (id: string, message: Message) => Promise<void>;

/** The configured mail server, else files in `outbox` of the data folder. */
export function makeSendMail(
  { mail, dataDir, site }: Pick<Config, 'mail' | 'dataDir' | 'site'>,
  { patience = PATIENCE, longest = LONGEST } = {},
): SendMail {
  const host = new URL(site.url).hostname;
  const compose = (id: string, message: Message): SendMailOptions => ({
    from: { name: 'Fes-Meknes', address: mail.from },
    to: message.to,
    replyTo: message.replyTo,
    subject: message.subject,
    html: message.html,
    text: message.text,
    // A mail that was taken but not acknowledged is sent again: programs see that it is the same one.
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
    ? (id, message) => sendBySmtp(smtpUrl, compose(id, message), patience, longest)
    : (id, message) => writeToOutbox(join(dataDir, 'outbox'), id, compose(id, message));
}

async function sendBySmtp(
  url: string,
  options: SendMailOptions,
  patience: number,
  longest: number,
): Promise<void> {
  const transport = createTransport({
    url,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    dnsTimeout: patience,
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

/** Written beside and renamed: whoever looks sees whole mails. */
async function writeToOutbox(folder: string, id: string, options: SendMailOptions): Promise<void> {
  const { message } = await createTransport({ streamTransport: true, buffer: true }).sendMail(
    options,
  );
  await mkdir(folder, { recursive: true });
  const file = join(folder, `${id}.eml`);
  await writeFile(`${file}.part`, message as Buffer);
  await rename(`${file}.part`, file);
}
