// Loaded into a site's process before it starts (NODE_OPTIONS=--import): prints a line for each look at a session in the store.
import { DatabaseSync } from 'node:sqlite';
import { DocumentReference } from 'firebase-admin/firestore';

const tell = () => process.stdout.write('session read\n');

const prepare = DatabaseSync.prototype.prepare;
DatabaseSync.prototype.prepare = function (sql) {
  const statement = prepare.call(this, sql);
  // By its token: that is how a request's session is found. Lists of devices are another matter.
  if (!/^select.* from "session" where .*"token"/i.test(sql)) return statement;
  for (const verb of ['all', 'get', 'iterate']) {
    const ask = statement[verb].bind(statement);
    statement[verb] = (...given) => {
      tell();
      return ask(...given);
    };
  }
  return statement;
};

const get = DocumentReference.prototype.get;
DocumentReference.prototype.get = function (...given) {
  if (this.path.startsWith('sessions/')) tell();
  return get.apply(this, given);
};
