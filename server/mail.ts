import { mkdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createTransport } from 'nodemailer';
import type { MailState } from '../app/mail-context.ts';
import { log } from './log.ts';
import { metrics } from './metrics/registry.ts';
import { type Delivery, PostRounds } from './post-rounds.ts';
import { type Letter, UnsentLetters } from './unsent-letters.ts';

export interface Mailer extends MailState {
  /** Returns at once. What the mail server does not take now is kept, and tried again, also after a restart. */
  send(mail: Letter): void;
  /** When everything that is just being sent has gone out, or failed; what waits stays where it is. */
  close(): Promise<void>;
}

interface MailSettings {
  readonly smtpUrl: string | undefined;
  readonly from: string;
  readonly dataFolder: string;
  /** Whether other processes may be at work in the same folder, whose letters are not ours to send. */
  readonly sharesFolder?: boolean;
}

const letters = metrics.tally('brdo_letters_total', 'Letters that went out, and those that could not.', ['result']);

export function openMailer({ smtpUrl, from, dataFolder, sharesFolder = false }: MailSettings): Mailer {
  const isSent = smtpUrl !== undefined;
  const post = new PostRounds({
    deliver: isSent ? deliverBySmtp(smtpUrl, from) : deliverToOutbox(dataFolder, from),
    // A file in the outbox is kept as it is.
    unsent: isSent ? new UnsentLetters(dataFolder) : undefined,
    sharesFolder,
    told: letters,
  });
  metrics.gauge('brdo_letters_waiting', 'Letters that have not gone out yet.', () => post.waiting);
  return post;
}

function deliverBySmtp(url: string, from: string): Delivery {
  const transport = createTransport({ url, connectionTimeout: 20_000, socketTimeout: 30_000 }, { from });
  return async (mail) => {
    await transport.sendMail(mail);
    log({ level: 'info', message: 'mail sent', subject: mail.subject });
  };
}

/** Without a mail server an email is a file that a person, or any mail program, can read. */
function deliverToOutbox(dataFolder: string, from: string): Delivery {
  const folder = resolve(dataFolder, 'outbox');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  log({ level: 'warn', message: 'SMTP_URL is not set: mail is written to files', folder });
  let written = 0;
  return async ({ to, replyTo, subject, text }) => {
    const now = new Date();
    written += 1;
    const order = `${now.toISOString().replace(/[:.]/g, '-')}-${String(written).padStart(4, '0')}`;
    const file = join(folder, `${order}-${to.replace(/[^\w.@+-]/g, '_')}.eml`);
    const headers = [
      `From: ${from}`,
      `To: ${to}`,
      ...(replyTo === undefined ? [] : [`Reply-To: ${replyTo}`]),
      `Subject: ${subject}`,
      `Date: ${now.toUTCString()}`,
      'MIME-Version: 1.0',
      'Content-Type: text/plain; charset=utf-8',
      'Content-Transfer-Encoding: 8bit',
    ];
    await writeFile(file, `${headers.join('\n')}\n\n${text}`, { mode: 0o600, flag: 'wx' });
    // Its whole name tells whom it is for.
    log({ level: 'info', message: 'mail written', folder, named: `${order}-…` });
  };
}
