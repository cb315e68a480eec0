// npm run editor -- add|remove EMAIL, or list: who edits the site, decided by whoever may write to its data.
import { join } from 'node:path';
import type { EditorList } from '../chronicle/identity/editor-list.ts';
import { emailOf } from '../chronicle/identity/new-account.ts';
import { IdentityError } from '../domain/identity-error.ts';
import { openBackend } from '../server/backend.ts';
import { type Configuration, readConfiguration } from '../server/configuration.ts';
import { root } from './project.mjs';

const USAGE = 'usage: npm run editor -- add EMAIL [--vouch ACCOUNT] | remove EMAIL | list';
const STANDING = {
  verified: '',
  unverified: ' (not yet: the address is not verified)',
  none: ' (not yet: no account)',
} as const;

process.chdir(root);
const [verb, address, flag, accountId] = process.argv.slice(2);
try {
  const configuration = readConfiguration(process.env);
  const backend = await openBackend(configuration);
  const identity = await backend.openIdentity({ secure: false, editors: configuration.editors, sendEmail: () => {} });
  const { editors } = identity;
  if (verb === 'add' && address && flag === undefined) {
    console.log(await add(editors, emailOf(address), configuration));
  } else if (verb === 'add' && address && flag === '--vouch' && accountId) {
    await vouch(editors, emailOf(address), accountId);
  } else if (verb === 'remove' && address) {
    const email = emailOf(address);
    const { wasThere, isConfigured } = await editors.remove(email);
    if (isConfigured) console.log(`${email} is named in EDITORS, too: remove it there.`);
    else console.log(`${email} ${wasThere ? 'is no longer' : 'was not'} an editor.`);
  } else if (verb === 'list') {
    for (const { email, account } of await editors.list()) console.log(`${email}${STANDING[account]}`);
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

async function add(editors: EditorList, email: string, configuration: Configuration): Promise<string> {
  const { mail, firebase, dataFolder } = configuration;
  const account = await editors.add(email);
  // Firebase sends its emails itself.
  const emails =
    mail.smtpUrl || !('missing' in firebase) ? '' : ` The email is a file in ${join(dataFolder, 'outbox')}.`;
  if (!account) return `${email} will be an editor: once signed up, with the email answered.${emails}`;
  if (account.verified) return `${email} is an editor.`;
  // A stranger may have chosen it, also one that moves the cursor.
  const name = account.name.replace(/\p{C}/gu, '?');
  const opened = account.createdAt.toISOString().slice(0, 16).replace('T', ' ');
  return [
    `${email} is NOT an editor yet. There is an account with this address, “${name}”, opened ${opened} UTC,`,
    'but whoever opened it has not shown that the address is theirs.',
    `It becomes an editor when its email is answered; “Moj račun” on the site sends another one.${emails}`,
    'If you know for certain that its owner opened it, say so:',
    `  npm run editor -- add ${email} --vouch ${account.id}`,
  ].join('\n');
}

async function vouch(editors: EditorList, email: string, id: string): Promise<void> {
  if (await editors.vouch(email, id)) {
    await editors.add(email);
    console.log(`${email} counts as verified by your word, and is an editor.`);
  } else {
    console.error(`There is no account ${id} with the address ${email}: nothing was changed.`);
    process.exitCode = 1;
  }
}
