import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/** Hashes passwords as often as the site does, at a fraction of the price: what is tested is what hangs on them. */
const QUICK = { N: 256 };

const { scrypt, scryptSync } = crypto;
if (scrypt.name === 'scrypt') {
  Object.assign(crypto, {
    scrypt: function quickScrypt(...[password, salt, length, options, done]: Parameters<typeof scrypt>) {
      scrypt(password, salt, length, { ...options, ...QUICK }, done);
    },
    scryptSync: (...[password, salt, length, options]: Parameters<typeof scryptSync>) =>
      scryptSync(password, salt, length, { ...options, ...QUICK }),
  });
  syncBuiltinESMExports();
}
