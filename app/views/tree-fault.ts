import { data } from 'react-router';
import { TreeFileFault } from '../../domain/tree-file-fault.ts';
import type { ErrorWording } from '../text/error-sentences.ts';
import { treeFileFaultSentence } from '../text/tree-version-text.ts';

/** For a page that needs a tree: a TreeFileFault becomes an error page that says why the tree cannot be read. */
export function throwTreeFault(error: unknown): never {
  if (!(error instanceof TreeFileFault)) throw error;
  const { status, sentence } = treeFileFaultSentence(error.code);
  const title = 'Stablo se ne može pročitati';
  const wording: ErrorWording = { title, heading: title, lead: sentence };
  throw data(wording, { status });
}
