import { type ActionRequest, type ActOnDeps, type Actor, actOn } from '../../chronicle/contributions/act-on.ts';
import { type AnswerDeps, answerReport } from '../../chronicle/contributions/answer-report.ts';
import type { Contribution, ContributionText } from '../../chronicle/contributions/contribution.ts';
import { deleteReport, settleReport } from '../../chronicle/contributions/report.ts';
import type { Account } from '../../chronicle/identity/identity.ts';
import { ContributionFault } from '../../domain/contribution-fault.ts';
import { Fault, isUnwritable } from '../../domain/fault.ts';
import { IdentityError } from '../../domain/identity-error.ts';
import type { UnsentAnswer } from '../features/moderation/views.ts';
import { wordContributionFault } from '../text/contribution-faults.ts';
import { wordIdentityError } from '../text/identity-errors.ts';
import { textIn } from './form.ts';

export interface ActionAnswer {
  readonly status: number;
  readonly done?: string;
  readonly trouble?: string;
}

/** What a form asks to be done with a contribution, by whichever page it was sent. */
export function takeContributionAction(
  deps: ActOnDeps,
  form: FormData,
  contribution: Contribution | undefined,
  actor: Actor,
): Promise<ActionAnswer> {
  return answering(async () => {
    const request = requestIn(form, contribution);
    await actOn(deps, contribution, request, actor);
    const { title = '' } = request.action === 'approve' ? request : {};
    return contribution && DONE[request.action]?.(contribution, title);
  });
}

/** What an editor does about what readers report. */
export function takeReportAction(deps: ActOnDeps, form: FormData, account: Account | undefined): Promise<ActionAnswer> {
  return answering(async () => {
    const intent = form.get('intent');
    const id = textIn(form, 'report');
    if (intent === 'delete-report') {
      await deleteReport(deps.store, { id, account });
      return 'Izbrisano.';
    }
    if (intent !== 'close-report' && intent !== 'hide-reported') throw new ContributionFault('unknown-action');
    const { sender } = await settleReport(deps, { id, hide: intent === 'hide-reported', account });
    return sender ? 'Poruka je riješena.' : 'Prijava je riješena.';
  });
}

/** What an editor writes back to whoever reported something. */
export async function takeAnswer(
  deps: AnswerDeps,
  form: FormData,
  { account, origin }: { readonly account: Account | undefined; readonly origin: string },
): Promise<ActionAnswer & { readonly unsent?: UnsentAnswer }> {
  const [report, text] = [textIn(form, 'report'), textIn(form, 'answer')];
  const { status, done, trouble } = await answering(async () => {
    const { name } = await answerReport(deps, { id: report, text, account, origin });
    return `Odgovor šaljemo: ${name}.`;
  });
  return trouble === undefined
    ? { status, ...(done ? { done } : {}) }
    : { status, unsent: { report, text, sentence: trouble } };
}

/** What may not be done, or could not, becomes a sentence with its status. */
export async function answering(act: () => Promise<string | undefined>): Promise<ActionAnswer> {
  try {
    const done = await act();
    return { status: 200, ...(done === undefined ? {} : { done }) };
  } catch (error) {
    const { sentence, status } = wordFault(error);
    return { status, trouble: sentence };
  }
}

function wordFault(error: unknown): { readonly sentence: string; readonly status: number } {
  if (error instanceof ContributionFault) return wordContributionFault(error);
  if (isUnwritable(error)) return wordContributionFault({ code: 'unwritable' });
  if (error instanceof IdentityError) return wordIdentityError(error);
  if (error instanceof Fault && error.code === 'conflict') return wordContributionFault({ code: 'gone' });
  if (error instanceof Fault && error.code === 'invalid-record') {
    return { status: 400, sentence: 'Zapis se tako ne može objaviti. Provjerite naslov, sažetak i vrijeme.' };
  }
  throw error;
}

/** What those who decide read; an author reads it on their own page. */
const DONE: Readonly<Partial<Record<ActionRequest['action'], (contribution: Contribution, title: string) => string>>> =
  {
    approve: (contribution, title) => `Objavljeno: ${nameOf(contribution, title)}.`,
    'correct-and-approve': (contribution) => `Ispravljeno i objavljeno: ${nameOf(contribution)}.`,
    refuse: () =>
      'Odbijeno. Prilog je izbrisan, a njegove se datoteke brišu u roku od dva dana. Razlog šaljemo onomu tko ga je poslao, ako je ostavio adresu e-pošte.',
    hide: (contribution) => `Skriveno: ${nameOf(contribution)}.`,
    republish: (contribution) => `Vraćeno na stranicu: ${nameOf(contribution)}.`,
    'auto-approve': () => 'Zabilježeno.',
  };

function requestIn(form: FormData, contribution: Contribution | undefined): ActionRequest {
  const text = (name: string) => textIn(form, name);
  const action = text('intent');
  switch (action) {
    case 'confirm':
    case 'withdraw':
    case 'hide':
    case 'republish':
      return { action };
    case 'approve':
      return { action, title: text('title') };
    case 'correct': {
      const typed = { title: text('title'), text: text('text'), when: text('when'), where: text('where') };
      return { action, typed: { ...typed, people: text('people') } };
    }
    case 'correct-and-approve': {
      const additions = { summary: text('summary'), date: text('when') };
      return { action, corrected: correctedText(form, contribution?.content), additions };
    }
    case 'refuse':
      return { action, reason: text('reason') };
    case 'auto-approve':
      return { action, on: text('on') === 'yes' };
    default:
      throw new ContributionFault('unknown-action');
  }
}

/** Fields that the form does not have stay as they were. */
function correctedText(form: FormData, before: ContributionText | undefined): ContributionText {
  const given = (name: keyof ContributionText) => (form.has(name) ? textIn(form, name) : (before?.[name] ?? ''));
  return {
    title: given('title'),
    text: given('text'),
    author: given('author'),
    when: given('when'),
    where: given('where'),
    people: given('people'),
  };
}

function nameOf({ kind, content }: Contribution, title = ''): string {
  return kind === 'memory' ? `„${title || content.title}“` : `sućut, ${content.author}`;
}
