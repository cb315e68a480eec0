import { readFile, rm, writeFile } from 'node:fs/promises';
import type { RouterContextProvider } from 'react-router';
import { keepPhotograph } from '../../chronicle/photographs/keep-photograph.ts';
import type { Library } from '../../chronicle/reading/library.ts';
import { planUpload } from '../../chronicle/trees/merge-upload.ts';
import {
  compareAgain,
  confirmTree,
  discardUpload,
  ownUpload,
  receiveTree,
  restoreVersion,
} from '../../chronicle/trees/tree-versions.ts';
import { unpackTree } from '../../chronicle/trees/unpack-tree.ts';
import { Fault, isUnwritable } from '../../domain/fault.ts';
import { PhotographFault } from '../../domain/photograph-fault.ts';
import { parseIndividualReference, referencesIn } from '../../domain/reference.ts';
import { TreeFileFault, type TreeFileFaultCode } from '../../domain/tree-file-fault.ts';
import { GedcomEditError } from '../../genealogy/index.ts';
import { accountContext, memberOf } from '../account-context.ts';
import { type SubmittedForm, uploadContext } from '../contribution-context.ts';
import { photographContext } from '../photograph-context.ts';
import { NOTICE_PARAM, NOTICES } from '../query-words.ts';
import { pathTo } from '../routes.ts';
import { siteContext } from '../site-context.ts';
import { treeFileFaultSentence } from '../text/tree-version-text.ts';
import { treeVersionContext } from '../tree-version-context.ts';
import { editFaultSentence } from '../views/tree-edit-words.ts';
import { isTreeName } from '../views/trees.ts';
import { textIn } from './form.ts';
import { undo } from './tree-edit-services.ts';

type Context = Readonly<RouterContextProvider>;

export interface TreeVersionAnswer {
  readonly status: number;
  readonly done?: string;
  readonly trouble?: string;
  readonly next?: string;
  /** What takes it back with one press. */
  readonly undo?: Readonly<Record<string, string>>;
  /** The version to restore instead. */
  readonly restorable?: { readonly tree: string; readonly number: number };
}

const FORM_FAULTS: Readonly<Record<NonNullable<SubmittedForm['fault']>, TreeFileFaultCode>> = {
  'too-large': 'too-large',
  'text-too-long': 'too-large',
  unwritable: 'unwritable',
  'cut-off': 'cut-off',
  busy: 'busy',
  'too-many-at-once': 'busy',
};

/** A file for one of the trees, or an earlier version of it again. */
export function changeTrees(context: Context, request: Request): Promise<TreeVersionAnswer> {
  return answering(async () => {
    const upload = context.get(uploadContext);
    if (upload?.fault) throw new TreeFileFault(FORM_FAULTS[upload.fault]);
    const form = upload?.words ?? (await request.formData());
    const tree = textIn(form, 'tree');
    const intent = textIn(form, 'intent');
    if (!isTreeName(tree)) return { status: 400, trouble: 'Toga stabla nema. Ništa nije spremljeno.' };
    const deps = context.get(treeVersionContext);
    const { library } = context.get(siteContext);
    const sender = memberOf(context.get(accountContext));
    if (intent === 'undo') return fromEdit(tree, await undo(context, tree, Number(textIn(form, 'number'))));
    if (intent === 'restore') {
      await restoreVersion(deps, sender, { tree, number: Number(textIn(form, 'number')) });
      return { status: 200, done: 'Ranija je inačica vraćena i sada stoji na stranici.' };
    }
    const [file] = upload?.files ?? [];
    if (!file) throw new TreeFileFault('nothing-sent');
    const bytes = await readFile(file.path);
    if (bytes.length === 0) throw new TreeFileFault('empty');
    const sent = await unpackTree(deps, bytes, (picture, as) =>
      keepPicture(context, `${file.path}-picture`, picture, as),
    );
    const id = await receiveTree(deps, sender, { tree, ...sent, referred: referredIn(library, tree) });
    return { status: 200, next: pathTo('treeReport', { id }) };
  });
}

/** Among the photographs; undefined where it is none that can be kept. It is looked at as a file beside the one that was sent. */
async function keepPicture(
  context: Context,
  path: string,
  picture: Uint8Array,
  as: string,
): Promise<string | undefined> {
  const services = context.get(photographContext);
  const { id, name: by } = memberOf(context.get(accountContext));
  try {
    await writeFile(path, picture);
    const inspected = await services.inspect(path, id);
    return (await keepPhotograph(services, { ...inspected, by, at: services.now().toISOString(), as })).file;
  } catch (error) {
    if (!(error instanceof PhotographFault)) throw error;
    return undefined;
  } finally {
    await rm(path, { force: true });
  }
}

function fromEdit(tree: string, { status, answer }: Awaited<ReturnType<typeof undo>>): TreeVersionAnswer {
  if (answer.kind === 'done') return { status, done: answer.sentence };
  const number = answer.kind === 'conflict' ? answer.restorable : undefined;
  return { status, trouble: answer.sentence, ...(number ? { restorable: { tree, number } } : {}) };
}

/** What becomes of a file that waits. */
export function decideOnTree(context: Context, request: Request, id: string): Promise<TreeVersionAnswer> {
  return answering(async () => {
    const deps = context.get(treeVersionContext);
    const sender = memberOf(context.get(accountContext));
    const upload = await ownUpload(deps.store, sender.id, id);
    if (!upload) return { status: 404, next: pathTo('treeVersions') };
    const { library } = context.get(siteContext);
    const intent = textIn(await request.formData(), 'intent');
    if (intent === 'compare') {
      await compareAgain(deps, id, upload, referredIn(library, upload.tree));
      return { status: 200, done: 'Uspoređeno s današnjim stablom.' };
    }
    if (intent === 'merge') {
      await planUpload(deps, id, upload);
      return { status: 200, next: pathTo('treeMerge', { id }) };
    }
    if (intent === 'discard') {
      await discardUpload(deps, id, upload);
      return { status: 200, next: pathTo('treeVersions') };
    }
    if (intent !== 'confirm')
      return {
        status: 400,
        trouble: 'Zahtjev nismo razumjeli, pa ništa nije promijenjeno. Osvježite stranicu i pokušajte ponovno.',
      };
    if (upload.report.description.individuals === 0) {
      return { status: 422, trouble: 'U datoteci nema nijedne osobe. Stablo je ostalo kakvo je bilo.' };
    }
    await confirmTree(deps, sender, id, upload);
    return { status: 200, next: `${pathTo('treeVersions')}?${NOTICE_PARAM}=${NOTICES.treeConfirmed}` };
  });
}

/** Ids of people of a tree to whom records lead. */
function referredIn(library: Library, tree: string): string[] {
  const ids = new Set<string>();
  for (const { links, body } of library.all()) {
    for (const link of [...links, ...referencesIn(body)]) {
      const reference = parseIndividualReference(link);
      if (reference?.tree === tree) ids.add(reference.id);
    }
  }
  return [...ids];
}

/** Every fault as a sentence; nothing has changed then. */
export async function answering(work: () => Promise<TreeVersionAnswer>): Promise<TreeVersionAnswer> {
  try {
    return await work();
  } catch (error) {
    const fault = isUnwritable(error) ? new TreeFileFault('unwritable') : error;
    if (fault instanceof TreeFileFault) {
      const { status, sentence } = treeFileFaultSentence(fault.code);
      return { status, trouble: sentence };
    }
    if (fault instanceof GedcomEditError) return { status: 422, trouble: editFaultSentence(fault.code) };
    if (fault instanceof Fault && fault.code === 'conflict') {
      return { status: 409, trouble: 'To se u međuvremenu promijenilo. Pogledajte što sada piše, pa odlučite.' };
    }
    if (fault instanceof Fault && fault.code === 'not-found')
      return { status: 404, trouble: 'Te inačice više nema. Osvježite stranicu.' };
    if (fault instanceof Fault && fault.code === 'batch-too-large') {
      return {
        status: 429,
        trouble: 'Previše ih već čeka odluku ili je zapamćeno. Najprije riješite ili poništite neke od njih.',
      };
    }
    throw error;
  }
}
