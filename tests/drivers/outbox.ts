import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

const WITHIN_MS = 30_000;

/** Emails that a site without a mail server has written to an address, oldest first. */
export function emailsTo(dataFolder: string, email: string): string[] {
  const folder = join(dataFolder, 'outbox');
  return readdirSync(folder)
    .filter((name) => name.endsWith(`-${email}.eml`))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'));
}

/** The link in the newest email with such a subject; empty until it is there. */
export function latestLink(dataFolder: string, email: string, subject: string): string {
  const sent = emailsTo(dataFolder, email).findLast((text) => text.includes(`Subject: ${subject}`));
  return /https?:\/\/\S+/.exec(sent ?? '')?.[0] ?? '';
}

/** The same once it is there: a site answers without waiting for the emails that it sends. */
export async function sentLink(dataFolder: string, email: string, subject: string): Promise<string> {
  const until = Date.now() + WITHIN_MS;
  for (;;) {
    const link = latestLink(dataFolder, email, subject);
    if (link) return link;
    if (Date.now() > until) throw new Error(`There is no email «${subject}» to ${email}`);
    await setTimeout(20);
  }
}
