// Loaded into a site's process before it starts (NODE_OPTIONS=--import): at SIGUSR2 its database can only be read, at the next one it
// can be written again. A disk cannot be made so by hand while a process has a file on it open.
import { DatabaseSync } from 'node:sqlite';

const opened = new Set();
let readOnly = false;

const exec = DatabaseSync.prototype.exec;
DatabaseSync.prototype.exec = function (sql) {
  opened.add(this);
  return exec.call(this, sql);
};

process.on('SIGUSR2', () => {
  readOnly = !readOnly;
  for (const database of opened) {
    if (database.isOpen) exec.call(database, `PRAGMA query_only = ${readOnly ? 'ON' : 'OFF'}`);
  }
  process.stdout.write(`database ${readOnly ? 'read-only' : 'writable'}\n`);
});
