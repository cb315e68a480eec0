import { mkdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import { log, logError } from './log.ts';
import { metrics } from './metrics/registry.ts';

interface Mail {
  readonly to: string;
  /** Where answers go, when not to the site: an address that was checked, never what somebody typed as it is. */
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface Mailer {
  /** Returns at once; what could not be sent is in the log. */
  send(mail: Mail): void;
  /** When everything that was handed over has gone out, or failed. */
  close(): Promise<void>;
}

interface MailSettings {
  readonly smtpUrl: string | undefined;
  readonly from: string;
  readonly dataFolder: string;
}

const letters = metrics.tally('brdo_letters_total', 'Letters that went out, and those that could not.', ['result']);

const TRIES_AFTER_MS = [0, 5_000, 60_000];

export function openMailer({ smtpUrl, from, dataFolder }: MailSettings): Mailer {
  const closing = new AbortController();
  const deliver =
    smtpUrl === undefined ? deliverToOutbox(dataFolder, from) : deliverBySmtp(smtpUrl, from, closing.signal);
  const underWay = new Set<Promise<void>>();
  metrics.gauge('brdo_letters_waiting', 'Letters that have not gone out yet.', () => underWay.size);
  return {
    send(mail) {
      const delivery: Promise<void> = deliver(mail)
        .then(
          () => letters('sent'),
          (error: unknown) => {
            letters('failed');
            logError('mail could not be sent', error, { subject: mail.subject });
          },
        )
        .finally(() => underWay.delete(delivery));
      underWay.add(delivery);
    },
    async close() {
      closing.abort();
      await Promise.all(underWay);
    },
  };
}

type Delivery = (mail: Mail) => Promise<void>;

function deliverBySmtp(url: string, from: string, closing: AbortSignal): Delivery {
  const transport = createTransport({ url, connectionTimeout: 20_000, socketTimeout: 30_000 }, { from });
  return async (mail) => {
    let failure: unknown;
    for (const delay of TRIES_AFTER_MS) {
      // A site that is being stopped tries no more.
      await wait(delay, undefined, { signal: closing }).catch(() => {});
      if (failure && closing.aborted) break;
      try {
        await transport.sendMail(mail);
        log({ level: 'info', message: 'mail sent', subject: mail.subject });
        return;
      } catch (error) {
        failure = error;
        if ((error as { permanent?: boolean }).permanent) break;
      }
    }
    throw failure;
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
