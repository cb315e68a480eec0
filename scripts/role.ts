// npm run editor (or writer) -- add|remove EMAIL, or list: who edits the site or writes for it, decided by whoever may write to its data.
import { join } from 'node:path';
import { emailOf } from '../chronicle/identity/new-account.ts';
import type { RoleList } from '../chronicle/identity/role-list.ts';
import { IdentityError } from '../domain/identity-error.ts';
import { GIVEN_ROLES, type GivenRole } from '../domain/role.ts';
import { openBackend } from '../server/backend.ts';
import { type Configuration, readConfiguration } from '../server/configuration.ts';
import { root } from './project.mjs';

const USAGE = 'usage: npm run editor|writer -- add EMAIL [--vouch ACCOUNT] | remove EMAIL | list';
const A: Readonly<Record<GivenRole, string>> = { editor: 'an editor', writer: 'a writer' };
const STANDING = {
  verified: '',
  unverified: ' (not yet: the address is not verified)',
  none: ' (not yet: no account)',
} as const;

process.chdir(root);
const [asked, verb, address, flag, accountId] = process.argv.slice(2);
const role = GIVEN_ROLES.find((one) => one === asked) ?? 'editor';
try {
  const configuration = readConfiguration(process.env);
  const backend = await openBackend(configuration);
  const identity = await backend.openIdentity({ secure: false, editors: configuration.editors, sendEmail: () => {} });
  const { roles } = identity;
  if (verb === 'add' && address && flag === undefined) {
    console.log(await add(roles, emailOf(address), configuration));
  } else if (verb === 'add' && address && flag === '--vouch' && accountId) {
    await vouch(roles, emailOf(address), accountId);
  } else if (verb === 'remove' && address) {
    const email = emailOf(address);
    const wasThere = roles.of(email) === role;
    if (wasThere) await roles.take(email);
    if (roles.isConfigured(email)) console.log(`${email} is named in EDITORS, too: remove it there.`);
    else console.log(`${email} ${wasThere ? 'is no longer' : 'was not'} ${A[role]}.`);
  } else if (verb === 'list') {
    for (const holder of await roles.list()) {
      if (holder.role === role) console.log(`${holder.email}${STANDING[holder.account]}`);
    }
  } else {
    console.error(USAGE);
    process.exitCode = 2;
  }
  await identity.close();
  await backend.close();
} catch (error) {
  if (error instanceof IdentityError) console.error(`'${address}' is not an e-mail address.`);
  else console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function add(roles: RoleList, email: string, configuration: Configuration): Promise<string> {
  const { mail, firebase, dataFolder } = configuration;
  const account = await roles.give(email, role);
  // Firebase sends its emails itself.
  const emails =
    mail.smtpUrl || !('missing' in firebase) ? '' : ` The email is a file in ${join(dataFolder, 'outbox')}.`;
  if (!account) return `${email} will be ${A[role]}: once signed up, with the email answered.${emails}`;
  if (account.verified) return `${email} is ${A[role]}.`;
  // A stranger may have chosen it, also one that moves the cursor.
  const name = account.name.replace(/\p{C}/gu, '?');
  const opened = account.createdAt.toISOString().slice(0, 16).replace('T', ' ');
  return [
    `${email} is NOT ${A[role]} yet. There is an account with this address, “${name}”, opened ${opened} UTC,`,
    'but whoever opened it has not shown that the address is theirs.',
    `It becomes ${A[role]} when its email is answered; “Moj račun” on the site sends another one.${emails}`,
    'If you know for certain that its owner opened it, say so:',
    `  npm run ${role} -- add ${email} --vouch ${account.id}`,
  ].join('\n');
}

async function vouch(roles: RoleList, email: string, id: string): Promise<void> {
  if (await roles.vouch(email, id)) {
    await roles.give(email, role);
    console.log(`${email} counts as verified by your word, and is ${A[role]}.`);
  } else {
    console.error(`There is no account ${id} with the address ${email}: nothing was changed.`);
    process.exitCode = 1;
  }
}
