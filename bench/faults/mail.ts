import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Asked, Findings } from './findings.ts';
import { Target } from './load/target.ts';
import { type MANNERS, startFaultyMailServer } from './mail-server.ts';
import { startOn, withDataFolder } from './running-site.ts';

const PATIENCE_MS = 120_000;

/** A mail server that takes letters and dies, says nothing, asks to come later, or refuses; and a site that is killed meanwhile. */
export function mail(_: Asked, findings: Findings): Promise<void> {
  return withDataFolder(async (folder) => {
    const server = await startFaultyMailServer();
    const env = { SMTP_URL: server.url, MAIL_FROM: 'brdo@primjer.hr' };
    const target = new Target();
    let site = await startOn(folder, env);
    target.isUp(site);
    const signUp = async (who: string) => {
      const email = `${who}@primjer.hr`;
      const form = { intent: 'sign-up', name: who, email, newPassword: 'kamen na kamen', ofAge: 'yes' };
      const answer = await target.ask('/prijava', { from: '198.18.7.1', form });
      const [status, said] = who === 'refuses' ? [400, 'odbio ju je'] : [200, 'poslat ćemo čim naša e-pošta proradi'];
      return answer?.status === status && answer.text.includes(said);
    };
    for (const [manners, what] of Object.entries(WORDS)) {
      findings.check(
        await signUp(manners),
        `a mail server that ${what}: whoever signs up is told that the message comes later, or not at all`,
      );
      await server.tried(`${manners}@primjer.hr`);
    }
    const isTold = await until(() => site.output().includes('"message":"mail could not be sent"'));
    findings.check(isTold, 'what it will never take is told in the log');
    const kept = () => readdirSync(join(folder, 'unsent')).filter((name) => name.endsWith('.json'));
    findings.check(await until(() => kept().length === 3), 'and the other three are kept', kept());

    await site.kill();
    target.isDown();
    server.isWell = true;
    site = await startOn(folder, env);
    target.isUp(site);
    const takenOf = (manners: string) => server.taken(`${manners}@primjer.hr`);
    const isAll = await until(() => ['dies', 'later', 'stalls'].every((manners) => takenOf(manners) > 0));
    const counts = Object.keys(WORDS).map((manners) => `${manners} ${takenOf(manners)}`);
    findings.check(isAll, 'after a kill and a start every letter has come', counts);
    const isOnce = Object.keys(WORDS).every((manners) => takenOf(manners) <= 1);
    findings.check(isOnce, 'and none twice, but for what a server took and died before it said so', counts);
    findings.check(takenOf('refuses') === 0, 'what was refused is not sent again', counts);
    findings.check((await site.stop()) === 0, 'the site stops when asked');
    server.stop();
  });
}

const WORDS: Readonly<Record<keyof typeof MANNERS, string>> = {
  dies: 'takes a letter and dies before it says so',
  later: 'asks to come later',
  stalls: 'says nothing',
  refuses: 'refuses',
};

async function until(isSo: () => boolean): Promise<boolean> {
  const end = performance.now() + PATIENCE_MS;
  while (!isSo() && performance.now() < end) await pause(50);
  return isSo();
}
