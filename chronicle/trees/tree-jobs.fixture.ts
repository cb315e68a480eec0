import { deserialize, serialize } from 'node:v8';
import { TreeFileFault } from '../../domain/tree-file-fault.ts';
import { GedcomUnreadableError } from '../../genealogy/index.ts';
import type { FileStore } from '../files/file-store.ts';
import { type RunTreeJob, treeJobs } from './tree-jobs.ts';
import type { TreesAsked } from './tree-reader.ts';

/** Jobs on trees without a process: one after another, and nothing but copies goes in and out. */
export function runHere(files: Pick<FileStore, 'get'>): RunTreeJob {
  const jobs = treeJobs(files);
  let turn: Promise<unknown> = Promise.resolve();
  return (name, request) => {
    const perform = jobs[name] as (request: unknown) => Promise<unknown>;
    const sent = serialize(request);
    const done = turn.then(async () => deserialize(serialize(await perform(deserialize(sent)))));
    turn = done.catch(() => {});
    return done.catch((error: unknown) => {
      throw error instanceof GedcomUnreadableError ? new TreeFileFault(error.code) : error;
    });
  };
}

/** The trees with these files on a day, when no editor has decided anything. */
export function askedWith(files: Readonly<Record<string, string>>, today: string): TreesAsked {
  const trees = Object.entries(files).map(([name, hash]) => ({ name, hash, isCurrent: true }));
  return { trees, today, links: new Map(), released: new Map(), versions: { links: 0, released: 0 } };
}
