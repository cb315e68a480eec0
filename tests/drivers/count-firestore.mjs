// Loaded into a hosted site's process before it starts (NODE_OPTIONS=--import): counts what Firestore charges for, by what it was
// for, and prints it at SIGUSR2.
import { AsyncLocalStorage } from 'node:async_hooks';
import { Server } from 'node:http';
import { Firestore } from 'firebase-admin/firestore';

const current = new AsyncLocalStorage();
const all = { reads: 0, writes: 0 };
/** What was read because somebody, here or elsewhere, has changed something. */
let heard = 0;
const requests = [];
/** Documents of each collection that were sent. */
const sentOf = {};

const requestStream = Firestore.prototype.requestStream;
Firestore.prototype.requestStream = async function (method, ...rest) {
  const counts = current.getStore();
  const stream = await requestStream.call(this, method, ...rest);
  const emit = stream.emit.bind(stream);
  let sent = 0;
  const count = () => {
    all.reads += 1;
    if (counts) counts.reads += 1;
  };
  stream.emit = (event, ...given) => {
    const [answer] = given;
    if (event === 'data' && (answer.found || answer.missing || answer.document || answer.documentChange)) {
      const collection = collectionOf(answer);
      sentOf[collection] = (sentOf[collection] ?? 0) + 1;
      sent += 1;
      count();
      if (!counts && method !== 'runQuery' && !isByItself(collection, answer)) heard += 1;
    }
    // A query that finds nothing is charged for as one document.
    if (event === 'end' && method === 'runQuery' && sent === 0) count();
    return emit(event, ...given);
  };
  return stream;
};

function collectionOf({ found, missing, document, documentChange }) {
  const name = found?.name ?? missing ?? (document ?? documentChange.document).name;
  return name.split('/documents/')[1].split('/')[0];
}

/** What a process does of its own, some time later: it tells those who edit what waits. */
function isByItself(collection, { documentChange }) {
  const touched = documentChange?.document.fields?.touched?.arrayValue?.values ?? [];
  return [collection, ...touched.map(({ stringValue }) => stringValue)].some((path) => /^(notif|seen)/.test(path));
}

const request = Firestore.prototype.request;
Firestore.prototype.request = function (method, body, ...rest) {
  const counts = current.getStore();
  if (method === 'commit') {
    all.writes += body.writes.length;
    if (counts) counts.writes += body.writes.length;
  }
  return request.call(this, method, body, ...rest);
};

const emitOfServer = Server.prototype.emit;
Server.prototype.emit = function (event, ...given) {
  if (event !== 'request') return emitOfServer.call(this, event, ...given);
  const [{ method, url }] = given;
  const counts = { request: `${method} ${url}`, reads: 0, writes: 0 };
  requests.push(counts);
  return current.run(counts, () => emitOfServer.call(this, event, ...given));
};

process.on('SIGUSR2', () => process.stdout.write(`firestore ${JSON.stringify({ all, heard, requests, sentOf })}\n`));
