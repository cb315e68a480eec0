import { data, type RouterContextProvider } from 'react-router';
import {
  binPhotograph,
  describePhotograph,
  replacePhotograph,
  restoreFormer,
  restorePhotograph,
} from '../../chronicle/photographs/change-photograph.ts';
import { keepPhotograph } from '../../chronicle/photographs/keep-photograph.ts';
import { isUnwritable } from '../../domain/fault.ts';
import { PhotographFault, type PhotographFaultCode } from '../../domain/photograph-fault.ts';
import { mayWithPhotographs, type PhotographAction } from '../../domain/photograph-permissions.ts';
import { TreeFileFault } from '../../domain/tree-file-fault.ts';
import { accountContext, memberOf } from '../account-context.ts';
import { type SubmittedForm, uploadContext } from '../contribution-context.ts';
import type { SentFileView } from '../features/photographs/sent-files.tsx';
import { photographContext } from '../photograph-context.ts';
import { pathTo } from '../routes.ts';
import { siteContext } from '../site-context.ts';
import { wordError } from '../text/error-sentences.ts';
import { photographFaultSentence } from '../text/photograph-text.ts';
import { textIn, typedIn } from './form.ts';
import { type DescriptionFaults, readDescription } from './photograph-description.ts';

type Context = Readonly<RouterContextProvider>;

export interface PhotographAnswer {
  readonly status: number;
  readonly done?: string;
  readonly trouble?: string;
  /** Where the photograph is that the trouble is about. */
  readonly elsewhere?: string;
  readonly faults?: DescriptionFaults;
  readonly typed?: Readonly<Record<string, string>>;
  /** Where to go on, when the photograph is not here any more. */
  readonly next?: 'bin';
}

const FORM_FAULTS: Readonly<Record<NonNullable<SubmittedForm['fault']>, PhotographFaultCode>> = {
  'too-large': 'form-too-large',
  'text-too-long': 'form-too-large',
  unwritable: 'unwritable',
  'cut-off': 'cut-off',
  busy: 'busy',
  'too-many-at-once': 'no-room',
};

/** Files of a form without scripts, each kept or refused by itself. */
export async function takeFiles(context: Context): Promise<{ readonly status: number; readonly sent: SentFileView[] }> {
  const services = context.get(photographContext);
  const { id, name: by } = memberOf(context.get(accountContext));
  const form = context.get(uploadContext);
  const files = form?.files.filter(({ field }) => field === 'photographs') ?? [];
  if (!form || form.fault || files.length === 0) {
    const { status, sentence } = photographFaultSentence(form?.fault ? FORM_FAULTS[form.fault] : 'nothing-sent');
    return { status, sent: [{ name: '', outcome: 'refused', sentence }] };
  }
  const sent: SentFileView[] = [];
  for (const { path, name } of files) {
    try {
      const inspected = await services.inspect(path, id);
      const kept = await keepPhotograph(services, { ...inspected, by, at: services.now().toISOString(), as: name });
      sent.push({ name, outcome: kept.isKnown ? 'known' : 'kept', href: pathTo('photograph', { file: kept.file }) });
    } catch (error) {
      if (!(error instanceof PhotographFault)) throw error;
      sent.push({ name, outcome: 'refused', sentence: photographFaultSentence(error.code).sentence });
    }
  }
  return { status: sent.some(({ outcome }) => outcome === 'refused') ? 422 : 200, sent };
}

const INTENTS: ReadonlyMap<string, PhotographAction> = new Map([
  ['describe', 'describe'],
  ['replace', 'replace'],
  ['restore-former', 'replace'],
  ['bin', 'bin'],
  ['restore', 'restore'],
]);

/** What is done with one photograph. Whoever may not is told so, and nothing happens. */
export async function changePhotograph(context: Context, request: Request, file: string): Promise<PhotographAnswer> {
  const upload = context.get(uploadContext);
  const form = upload?.words ?? (await request.formData());
  const intent = textIn(form, 'intent');
  const action = INTENTS.get(intent);
  if (upload?.fault === 'cut-off') throw data(wordError(400, 'unreadable-form'), { status: 400 });
  if (upload?.fault) return refusal(new PhotographFault(FORM_FAULTS[upload.fault]));
  if (!action)
    return {
      status: 400,
      trouble: 'Zahtjev nismo razumjeli, pa ništa nije promijenjeno. Osvježite stranicu i pokušajte ponovno.',
    };
  if (!mayWithPhotographs(action, context.get(siteContext).viewer?.role)) {
    return { status: 403, trouble: 'To mogu samo urednici. Zamolite ih.' };
  }
  const services = context.get(photographContext);
  const { id, name: by } = memberOf(context.get(accountContext));
  const change = { file, by, at: services.now().toISOString() };
  try {
    switch (intent) {
      case 'describe': {
        const { description, faults } = await readDescription(context, form);
        if (!description) return { status: 422, faults, typed: typedIn(form) };
        await describePhotograph(services.store, file, description);
        return { status: 200, done: 'Spremljeno.' };
      }
      case 'replace': {
        const [sent] = upload?.files ?? [];
        if (!sent) throw new PhotographFault('nothing-sent');
        await replacePhotograph(services, change, await services.inspect(sent.path, id));
        return { status: 200, done: 'Datoteka je zamijenjena: odsad je svugdje nova. Prijašnja je sačuvana niže.' };
      }
      case 'restore-former':
        await restoreFormer(services.store, change, textIn(form, 'hash'));
        return { status: 200, done: 'Prijašnja je datoteka vraćena.' };
      case 'bin': {
        const { drafts, trees } = context.get(siteContext);
        await binPhotograph({ ...services, drafts, inTrees: await trees.pictures() }, change);
        return { status: 200, next: 'bin' };
      }
      default:
        await restorePhotograph(services.store, file);
        return { status: 200, done: 'Fotografija je vraćena.' };
    }
  } catch (error) {
    const code = isUnwritable(error) ? 'unwritable' : error instanceof TreeFileFault && 'busy';
    const fault = code ? new PhotographFault(code) : error;
    if (!(fault instanceof PhotographFault)) throw error;
    return { ...refusal(fault), ...(intent === 'describe' ? { typed: typedIn(form) } : {}) };
  }
}

function refusal({ code, file }: PhotographFault): PhotographAnswer {
  const { status, sentence } = photographFaultSentence(code);
  return { status, trouble: sentence, ...(file ? { elsewhere: pathTo('photograph', { file }) } : {}) };
}
