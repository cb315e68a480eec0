// npm run editor -- add|remove EMAIL, or list: who edits the site, decided by whoever may write to its data.
import { emailOf } from '../chronicle/identity/new-account.ts';
import { IdentityError } from '../domain/identity-error.ts';
import { openBackend } from '../server/backend.ts';
import { readConfiguration } from '../server/configuration.ts';
import { root } from './project.mjs';

const USAGE = 'usage: npm run editor -- add EMAIL | remove EMAIL | list';
const STANDING = { verified: '', unverified: ' (address not verified yet)', none: ' (no account yet)' } as const;

process.chdir(root);
const [verb, address] = process.argv.slice(2);
try {
  const configuration = readConfiguration(process.env);
  const backend = await openBackend(configuration);
  const identity = await backend.openIdentity({ secure: false, editors: configuration.editors, post: () => {} });
  const { editors } = identity;
  if (verb === 'add' && address) {
    const email = emailOf(address);
    if ((await editors.add(email)).hasAccount) console.log(`${email} is an editor.`);
    else console.log(`${email} will be an editor: once signed up, answer the letter or run this line again.`);
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
