// A Firestore to test against, over gRPC: node tests/hosted/firestore-server.mjs prints where it listens.
// The emulator departs from what Firestore documents in a few places that the site relies on; they are put right here.

import { readFileSync } from 'node:fs';
import firestore from '@firestore-emulator/proto/dist/google/firestore/v1/firestore.js';
import emulator from '@firestore-emulator/server';
import { ServerCredentials } from '@grpc/grpc-js';

const { ListenResponse } = firestore;
const NO_CHANGE = 0;
const ADD = 1;
const CURRENT = 3;
const EQUAL = 5;
const FAILED_PRECONDITION = 9;

const server = new emulator.FirestoreServer();
server.server.options['grpc.max_receive_message_length'] = 10 * 1024 * 1024;
lookInsideFields(server.state);
refuseWhatChanged(server.state);
commitWholeOrNotAtAll(server.state);
orderAsFirestoreDoes(server.state);
refuseWithoutIndex(server.state);
tellOnlyWhatChanged(server.state);

// Whoever started this is gone when its input ends.
process.stdin.resume().on('end', () => process.exit());

server.server.bindAsync('127.0.0.1:0', ServerCredentials.createInsecure(), (error, port) => {
  if (error) throw error;
  process.stdout.write(`127.0.0.1:${port}\n`);
});

/** The emulator finds documents by their fields alone, and not by what is inside of one; `a.\`0b\`` is 0b of a. */
function lookInsideFields(state) {
  const documents = Object.getPrototypeOf(state.getDocument('projects/p/databases/(default)/documents/c/d'));
  documents.getField = function (path) {
    const names = path.match(/`(?:[^`\\]|\\.)+`|[^.]+/g).map((name) => name.replace(/^`|`$/g, ''));
    const inside = (field, name) => (field?.type === 'map_value' ? field.value[name] : undefined);
    return names.slice(1).reduce(inside, this.fields[names[0]]);
  };
}

/** The emulator knows of documents that must be there or not, and takes no notice of when one must have been written last. */
function refuseWhatChanged(state) {
  const write = state.writeV1Document.bind(state);
  state.writeV1Document = (date, request) => {
    const { update_time: expected } = (request.has_current_document && request.current_document) || {};
    const name = request.has_delete ? request.delete : request.update.name;
    const { hasExist, updatedAt } = state.getDocument(name).metadata;
    const isAsRead = hasExist && expected?.seconds * 1000 + expected?.nanos / 1_000_000 === updatedAt.getTime();
    if (!expected || isAsRead) return write(date, request);
    try {
      // Its own refusal is the only one it passes on.
      const otherwise = { has_exists: true, exists: !hasExist };
      return write(date, { has_delete: true, delete: name, has_current_document: true, current_document: otherwise });
    } catch (error) {
      throw Object.assign(error, { code: FAILED_PRECONDITION });
    }
  };
}

/**
 * The emulator applies the writes of a commit one by one and leaves the first ones when a later one fails; and a set
 * without a mask leaves the fields it does not name. All writes of one commit come with the same date.
 */
function commitWholeOrNotAtAll(state) {
  const write = state.writeV1Document.bind(state);
  let underWay = { date: undefined, before: [] };
  state.writeV1Document = (date, request) => {
    if (underWay.date !== date) underWay = { date, before: [] };
    const document = state.getDocument(request.has_delete ? request.delete : request.update.name);
    underWay.before.unshift({ document, fields: document.fields, metadata: document.metadata });
    try {
      const replaces = request.has_update && !request.has_update_mask && !request.has_current_document;
      if (replaces) document.fields = {};
      return write(date, request);
    } catch (error) {
      for (const { document, fields, metadata } of underWay.before) Object.assign(document, { fields, metadata });
      throw error;
    }
  };
}

/** Without an order, and among equals, documents come by name; a document without the field of the order does not come. */
function orderAsFirestoreDoes(state) {
  const query = state.v1Query.bind(state);
  state.v1Query = (parent, structured) => {
    const { limit, has_limit: limited, order_by: orders } = structured;
    if (limited) structured.limit = undefined;
    const found = query(parent, structured);
    if (limited) structured.limit = limit;
    const fields = orders.map(({ field }) => field.field_path).filter((path) => path !== '__name__');
    const backwards = orders.at(-1)?.direction === 2;
    const place = new Map(found.map((document, index) => [document, index]));
    const equal = (a, b) => fields.every((path) => a.getField(path).eq(b.getField(path)));
    const ordered = found
      .filter((document) => fields.every((path) => document.getField(path)))
      .sort((a, b) => (equal(a, b) ? (a.name < b.name ? -1 : 1) * (backwards ? -1 : 1) : place.get(a) - place.get(b)));
    return limited ? ordered.slice(0, limit.value) : ordered;
  };
}

/**
 * Firestore answers a query that filters by some fields and orders by another only where indexes are set up for it: one
 * of all the fields, or several that end in the same order. The contract suite's own collection is nobody's in the end.
 */
function refuseWithoutIndex(state) {
  const { indexes } = JSON.parse(readFileSync(new URL('../../firestore.indexes.json', import.meta.url), 'utf8'));
  const query = state.v1Query.bind(state);
  state.v1Query = (parent, structured) => {
    const collection = structured.from[0].collection_id;
    const [order] = structured.order_by;
    const filters = structured.where?.has_composite_filter
      ? structured.where.composite_filter.filters.map((filter) => filter.field_filter)
      : [structured.where?.field_filter].filter(Boolean);
    const filtered = filters.filter(({ op }) => op === EQUAL).map(({ field }) => field.field_path);
    if (order && filtered.length > 0 && collection !== 'things') {
      const ending = `${order.field.field_path} ${order.direction === 2 ? 'DESCENDING' : 'ASCENDING'}`;
      const covered = indexes
        .filter(({ collectionGroup }) => collectionGroup === collection)
        .map(({ fields }) => [fields.slice(0, -1).map(({ fieldPath }) => fieldPath), fields.at(-1)])
        .filter(
          ([first, last]) =>
            `${last.fieldPath} ${last.order}` === ending && first.every((one) => filtered.includes(one)),
        )
        .flatMap(([first]) => first);
      const missing = filtered.filter((field) => !covered.includes(field));
      if (missing.length > 0)
        throw new Error(`firestore.indexes.json: ${collection} needs ${missing} before ${ending}`);
    }
    return query(parent, structured);
  };
}

/** The emulator sends every listener everything again for every write anywhere, which takes minutes before long. */
function tellOnlyWhatChanged(state) {
  const { emitter } = state;
  emitter.setMaxListeners(0);
  state.v1Listen = ({ add_target: target }, callback, onEnd) => {
    const { parent, structured_query: query } = target.query;
    const collection = `${parent}/${query.from[0].collection_id}`;
    const targetIds = [target.target_id];
    const send = (response) => callback(ListenResponse.fromObject(response));
    const readTime = () => ({ seconds: Math.floor(Date.now() / 1000), nanos: (Date.now() % 1000) * 1_000_000 });
    let known = new Map();
    const tell = () => {
      const found = new Map(state.v1Query(parent, query).map((document) => [document.getPath(), document]));
      for (const [path, document] of found) {
        if (known.get(path) === document.fields) continue;
        send({ document_change: { document: document.toV1DocumentObject(), target_ids: targetIds } });
      }
      for (const path of known.keys()) {
        if (!found.has(path)) send({ document_remove: { document: path, removed_target_ids: targetIds } });
      }
      known = new Map([...found].map(([path, { fields }]) => [path, fields]));
    };
    send({ target_change: { target_change_type: ADD, target_ids: targetIds } });
    tell();
    send({ target_change: { target_change_type: CURRENT, target_ids: targetIds, read_time: readTime() } });
    send({ target_change: { target_change_type: NO_CHANGE, target_ids: [], read_time: readTime() } });
    let due = false;
    const hear = ({ document }) => {
      if (due || document.parent.getPath() !== collection) return;
      due = true;
      setImmediate(() => {
        due = false;
        tell();
        send({ target_change: { target_change_type: NO_CHANGE, target_ids: [], read_time: readTime() } });
      });
    };
    for (const event of ['create-document', 'update-document', 'delete-document']) {
      emitter.on(event, hear);
      onEnd(() => emitter.off(event, hear));
    }
  };
}
